import { CallError, services, type Service } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { userNameForm } from "@livery/contract/registration";
import { Banner, Button, Checkbox, Field, linkClass, PasswordInput, Select, TextInput } from "@livery/ui";
import { useState } from "react";
import { useController, useForm, useWatch, type Control } from "react-hook-form";
import { useAddress, useGo } from "../../core/address.ts";
import { useAfterChange } from "../../core/after-change.ts";
import { usePanel, useStaff } from "../../core/panel.ts";
import { useNotify } from "../../core/notify.ts";
import { useErrorText, useTranslate } from "../../core/messages.ts";
import { attempt, MutationKey } from "../../forms/attempt.ts";
import * as forms from "../../forms/forms.css.ts";
import { Guarded } from "../../parts/guarded.tsx";
import { Link } from "../../parts/link.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { ReferencePicker } from "../../parts/reference-picker.tsx";
import { dealerReference } from "../../resources/references.ts";
import { readingForm } from "../pages.css.ts";

interface NewUser {
  readonly dealerId: string;
  readonly siteId: string;
  readonly userName: string;
  readonly password: string;
  readonly lang: string;
  readonly online: boolean;
  readonly services: readonly Service[];
}

const noPauses = { pauses: [], wait: () => Promise.resolve(), onUnsure: () => undefined };

/** §5: 4 to 20 characters, and not the name. */
const fits = (password: string, { userName }: NewUser): boolean =>
  password.length >= 4 && password.length <= 20 && password.toLowerCase() !== userName.trim().toLowerCase();

/** Creates a user below the account's dealer, or, for an operator, below a dealer of choice. */
export function UserCreatePage() {
  const t = useTranslate();
  return (
    <Guarded call={panelCalls.panelUserCreate}>
      <PageHeading
        title={t("panel:create.title")}
        above={
          <Link to="/users" className={linkClass()}>
            {t("panel:users.title")}
          </Link>
        }
      />
      <CreateForm />
    </Guarded>
  );
}

function CreateForm() {
  const t = useTranslate();
  const text = useErrorText();
  const go = useGo();
  const { search } = useAddress();
  const { client } = usePanel();
  const notify = useNotify();
  const afterChange = useAfterChange();
  const staff = useStaff();
  // Retries create one user: the key belongs to this opening of the form.
  const [mutationKey] = useState(() => new MutationKey());
  const first = staff.sites[0];
  const form = useForm<NewUser>({
    defaultValues: {
      dealerId: search["dealer"] ?? "",
      siteId: first === undefined ? "" : String(first.siteId),
      userName: "",
      password: "",
      lang: first?.languages[0] ?? staff.lang,
      online: false,
      services: ["sport", "live"],
    },
  });
  const { errors, isSubmitting } = form.formState;
  const siteId = useWatch({ control: form.control, name: "siteId" });
  const site = staff.sites.find((each) => String(each.siteId) === siteId);
  const submit = form.handleSubmit(async (given) => {
    const outcome = await attempt(
      (idempotencyKey) =>
        client.call(
          "panelUserCreate",
          {
            ...(given.dealerId !== "" && { dealerId: Number(given.dealerId) }),
            siteId: Number(given.siteId),
            userName: given.userName.trim(),
            password: given.password,
            lang: given.lang,
            online: given.online,
            services: Object.fromEntries(
              services.map((service) => [service, given.services.includes(service)]),
            ) as Record<Service, boolean>,
          },
          { idempotencyKey },
        ),
      mutationKey.now,
      noPauses,
    );
    mutationKey.after(outcome);
    if (outcome.kind === "done") {
      afterChange();
      notify("success", t("panel:create.done", { name: outcome.result.userName }));
      go(`/users/${outcome.result.playerId}`);
      return;
    }
    const name = fieldOf(outcome.error);
    const message = outcome.kind === "unknown" ? t("panel:create.unknown") : text(outcome.error);
    form.setError(name, { message }, { shouldFocus: name !== "root" });
  });
  const needed = { required: t("panel:form.required") };
  const weak = text(new CallError("password_too_weak"));
  return (
    <form
      className={`${readingForm} ${forms.form}`}
      aria-label={t("panel:create.title")}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
      <div className={forms.fields}>
        {staff.dealerId === null && <DealerChoice control={form.control} error={errors.dealerId?.message} />}
        <Field label={t("panel:users.site")} error={errors.siteId?.message} required>
          <Select
            {...form.register("siteId", needed)}
            options={staff.sites.map(({ siteId: id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <Field label={t("panel:users.userName")} error={errors.userName?.message} required>
          <TextInput
            {...form.register("userName", {
              ...needed,
              validate: (name) => userNameForm.test(name.trim()) || t("panel:create.userNameRule"),
            })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            dir="ltr"
          />
        </Field>
        <Field
          label={t("panel:signIn.password")}
          error={errors.password?.message}
          hint={t("panel:create.passwordHint")}
          required
        >
          <PasswordInput
            {...form.register("password", { ...needed, validate: (password, given) => fits(password, given) || weak })}
            autoComplete="new-password"
            maxLength={64}
            dir="ltr"
            showLabel={t("panel:signIn.show")}
            hideLabel={t("panel:signIn.hide")}
          />
        </Field>
        <Field label={t("panel:user.language")} error={errors.lang?.message}>
          <Select
            {...form.register("lang")}
            options={(site?.languages ?? [staff.lang]).map((code) => ({ value: code, label: code }))}
          />
        </Field>
      </div>
      <fieldset className={forms.group}>
        <legend className={forms.groupTitle}>{t("panel:user.services")}</legend>
        <div className={forms.fields}>
          <Checkbox {...form.register("online")}>{t("panel:field.online")}</Checkbox>
          {services.map((service) => (
            <Checkbox key={service} value={service} {...form.register("services")}>
              {t(`panel:field.${service}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className={forms.actions}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t("panel:create.submit")}
        </Button>
      </div>
    </form>
  );
}

function DealerChoice({ control, error }: { readonly control: Control<NewUser>; readonly error: string | undefined }) {
  const t = useTranslate();
  const { field } = useController({ name: "dealerId", control, rules: { required: t("panel:form.required") } });
  return (
    <Field label={t("panel:users.dealer")} error={error} required>
      <ReferencePicker {...field} of={dealerReference} />
    </Field>
  );
}

/** The field that the server refuses. */
function fieldOf(error: unknown): keyof NewUser | "root" {
  if (!(error instanceof CallError)) return "root";
  if (error.code === "username_in_use") return "userName";
  if (error.code === "password_too_weak") return "password";
  if (error.code === "dealer_not_found") return "dealerId";
  const fields = ["dealerId", "siteId", "userName", "password", "lang"] as const;
  return fields.find((name) => name === error.path) ?? "root";
}
