import { Button, Field, VisuallyHidden } from "@livery/ui";
import type { RegistrationField } from "@livery/machines";
import type { FocusEvent, ReactNode } from "react";
import { useTranslate, type MessageKey, type Translate } from "../../../core/translate.ts";
import type { RegisterField, RegisterModel } from "../register.model.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { FieldControl, GenderControl } from "./field-controls.tsx";
import * as css from "./register-field.css.ts";

/** Field names shared with other pages. */
const informationKeys: Partial<Record<RegistrationField, MessageKey>> = {
  userName: "account:information.userName",
  email: "account:information.email",
  password: "account:signIn.password",
  firstName: "account:information.firstName",
  lastName: "account:information.lastName",
  birthDate: "account:information.birthDate",
  gender: "account:information.sex",
  city: "account:information.city",
  address: "account:information.address",
  postCode: "account:information.postCode",
  mobile: "account:information.mobile",
  currency: "account:information.currency",
};
const registerKeys = {
  repeat: "account:register.field.repeat",
  idNumber: "account:register.field.idNumber",
  country: "account:register.field.country",
  phoneCode: "account:register.field.phoneCode",
  promotionCode: "account:register.field.promotionCode",
  captcha: "account:register.field.captcha",
} as const satisfies Partial<Record<RegistrationField, MessageKey>>;

export function fieldName(t: Translate, name: RegistrationField): string {
  return t(informationKeys[name] ?? registerKeys[name as keyof typeof registerKeys]);
}

const hints = {
  userName: "account:register.hint.userName",
  password: "account:register.hint.password",
  birthDate: "account:register.hint.birthDate",
} as const satisfies Partial<Record<RegistrationField, MessageKey>>;

/** One field with its name, hint and problem; nothing if it is not shown. */
export function RegisterFieldRow({ model, field }: { readonly model: RegisterModel; readonly field: RegisterField }) {
  if (!field.isShown) return null;
  const { name } = field;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) field.leave();
  };
  return (
    <div data-field={name} className={css.widths[name] ?? css.whole} onBlur={leave}>
      {name === "captcha" ? (
        <CaptchaField model={model} field={field} />
      ) : name === "gender" ? (
        <GenderControl model={model} field={field} />
      ) : (
        <NamedField model={model} field={field} />
      )}
    </div>
  );
}

function NamedField({ model, field }: { readonly model: RegisterModel; readonly field: RegisterField }) {
  const t = useTranslate();
  const { error, free, name, required } = field;
  return (
    <>
      <Field
        label={fieldName(t, name)}
        required={required}
        group={name === "birthDate"}
        {...(required ? {} : { optional: t("account:register.optional") })}
        {...(error !== null && { error })}
        hint={hintOf(t, field)}
      >
        <FieldControl model={model} field={field} />
      </Field>
      {/* Announced when it arrives, while the visitor types elsewhere. */}
      <VisuallyHidden>
        <span role="status">{free ? t("account:register.free", { field: fieldName(t, name) }) : ""}</span>
      </VisuallyHidden>
      {name === "country" && model.retryCountries !== null && (
        <Button size="sm" onClick={model.retryCountries}>
          {t("account:register.retryCountries")}
        </Button>
      )}
      {name === "currency" && model.retryCurrencies !== null && (
        <Button size="sm" onClick={model.retryCurrencies}>
          {t("account:register.retryCurrencies")}
        </Button>
      )}
    </>
  );
}

function hintOf(t: Translate, { error, free, name }: RegisterField): ReactNode {
  if (error !== null) return undefined;
  if (free) return <span className={css.free}>{t("account:register.isFree")}</span>;
  const hint = hints[name as keyof typeof hints];
  return hint && t(hint);
}
