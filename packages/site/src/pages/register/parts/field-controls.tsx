import { DateParts, PasswordInput, Select, Segmented, TextArea, TextInput, type TextInputProps } from "@livery/ui";
import type { RegistrationField } from "@livery/machines";
import type { ComponentType } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { RegisterField, RegisterModel } from "../register.model.ts";

/** Input attributes for browsers and password managers. */
const inputProps: Partial<Record<RegistrationField, Partial<TextInputProps>>> = {
  userName: {
    autoComplete: "username",
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
    dir: "ltr",
    maxLength: 20,
  },
  email: {
    type: "email",
    autoComplete: "email",
    autoCapitalize: "none",
    spellCheck: false,
    dir: "ltr",
    maxLength: 254,
  },
  firstName: { autoComplete: "given-name", maxLength: 100 },
  lastName: { autoComplete: "family-name", maxLength: 100 },
  idNumber: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, dir: "ltr", maxLength: 40 },
  city: { autoComplete: "address-level2", maxLength: 100 },
  postCode: { autoComplete: "postal-code", autoCapitalize: "characters", dir: "ltr", maxLength: 20 },
  phoneCode: { type: "tel", autoComplete: "tel-country-code", dir: "ltr", maxLength: 7 },
  mobile: { type: "tel", autoComplete: "tel-national", dir: "ltr", maxLength: 24 },
  promotionCode: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, dir: "ltr", maxLength: 40 },
};

interface ControlProps {
  readonly model: RegisterModel;
  readonly field: RegisterField;
}

function NewPassword({ field, model }: ControlProps) {
  const t = useTranslate();
  return (
    <PasswordInput
      value={field.value}
      disabled={model.busy}
      autoComplete="new-password"
      showLabel={t("account:signIn.show")}
      hideLabel={t("account:signIn.hide")}
      dir="ltr"
      onChange={({ target }) => field.change(target.value)}
    />
  );
}

function Address({ field, model }: ControlProps) {
  return (
    <TextArea
      value={field.value}
      disabled={model.busy}
      autoComplete="street-address"
      rows={2}
      maxLength={500}
      onChange={({ target }) => field.change(target.value)}
    />
  );
}

/** The answer of a date that is complete but not in the calendar: it is not an absent one. */
const noSuchDay = "0000-00-00";

function BirthDate({ field, model }: ControlProps) {
  const t = useTranslate();
  return (
    <DateParts
      value={field.value === "" || field.value === noSuchDay ? null : field.value}
      onChange={(day, problem) => field.change(day ?? (problem === "no_such_day" ? noSuchDay : ""))}
      messages={{
        day: t("account:register.day"),
        month: t("account:register.month"),
        year: t("account:register.year"),
      }}
      birth
      disabled={model.busy}
    />
  );
}

function CountryChoice({ field, model }: ControlProps) {
  const t = useTranslate();
  const { busy, countries } = model;
  const none = { value: "", label: countries === null ? t("feedback:loading") : t("account:register.choose") };
  return (
    <Select
      value={field.value}
      disabled={busy || countries === null}
      autoComplete="country"
      options={[none, ...(countries ?? []).map(({ code, name }) => ({ value: code, label: name }))]}
      onChange={({ target }) => field.change(target.value)}
    />
  );
}

function CurrencyChoice({ field, model }: ControlProps) {
  const t = useTranslate();
  const none = { value: "", label: t("account:register.choose") };
  const options = model.currencies.map((code) => ({ value: code, label: code }));
  return (
    <Select
      value={field.value}
      disabled={model.busy}
      autoComplete="transaction-currency"
      options={field.value === "" ? [none, ...options] : options}
      onChange={({ target }) => field.change(target.value)}
    />
  );
}

const others: Partial<Record<RegistrationField, ComponentType<ControlProps>>> = {
  password: NewPassword,
  repeat: NewPassword,
  address: Address,
  birthDate: BirthDate,
  country: CountryChoice,
  currency: CurrencyChoice,
};

/** The control of a field by its type; a text input by default. */
export function FieldControl({ field, model }: ControlProps) {
  const Other = others[field.name];
  if (Other) return <Other field={field} model={model} />;
  return (
    <TextInput
      {...inputProps[field.name]}
      value={field.value}
      disabled={model.busy}
      onChange={({ target }) => field.change(target.value)}
    />
  );
}

/** Three options in a row; none is selected at first. */
export function GenderControl({ field, model }: ControlProps) {
  const t = useTranslate();
  return (
    <Segmented
      label={t("account:information.sex")}
      hideLabel={false}
      required={field.required}
      {...(field.error !== null && { error: field.error })}
      value={field.value}
      options={(["female", "male", "other"] as const).map((value) => ({
        value: value as string,
        label: t(`account:information.sexes.${value}`),
      }))}
      onChange={field.change}
      disabled={model.busy}
    />
  );
}
