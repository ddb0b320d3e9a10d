import {
  firstWrong,
  type CaptchaKind,
  registrationFields,
  type RegistrationField,
  registrationMachine,
  type RegistrationPart,
  registrationParts,
  registrationView,
} from "@livery/machines";
import { useQuery } from "@tanstack/react-query";
import { useParams, useRouter } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { useErrorText } from "../../core/error-text.ts";
import { useTranslate } from "../../core/translate.ts";
import { affiliateOf } from "./affiliate.ts";
import { afterRegistering } from "./after-registering.ts";
import { registrationInput } from "./calls.ts";
import { namedCountries, type NamedCountry } from "./countries.ts";
import { useFieldText } from "./field-text.ts";

export interface RegisterField {
  readonly name: RegistrationField;
  readonly value: string;
  /** Whether the field is shown; the currency only if there are several, or if the list is not known. */
  readonly isShown: boolean;
  readonly required: boolean;
  /** The problem as translated text; null if there is none, or if the field has not been left yet. */
  readonly error: string | null;
  /** Whether the value is valid, even if no problem is shown. */
  readonly right: boolean;
  /** Whether the server has confirmed that the value is not in use. */
  readonly free: boolean;
  readonly change: (value: string) => void;
  /** From now on the field's problem may be shown. */
  readonly leave: () => void;
}

export interface RegisterPart {
  readonly name: RegistrationPart;
  /** The fields that are shown. */
  readonly fields: readonly RegisterField[];
  readonly done: boolean;
  /** Whether a shown problem is still there. */
  readonly wrong: boolean;
}

export interface RegisterCaptcha {
  readonly kind: CaptchaKind;
  /** Null while the next one is loading. */
  readonly image: string | null;
  readonly sound: string | null;
  /** Why none could be loaded, as translated text. */
  readonly problem: string | null;
  /** Requests a new code, of this kind or the other. */
  readonly requestNew: (kind: CaptchaKind) => void;
}

export interface RegisterModel {
  readonly fields: Readonly<Record<RegistrationField, RegisterField>>;
  readonly parts: readonly RegisterPart[];
  readonly captcha: RegisterCaptcha;
  /** Null until they are loaded; empty if they could not be. */
  readonly countries: readonly NamedCountry[] | null;
  readonly retryCountries: (() => void) | null;
  /** At least one, if there is a choice. */
  readonly currencies: readonly string[];
  readonly retryCurrencies: (() => void) | null;
  /** The number as it is sent, with its dialling code. */
  readonly mobile: string;
  /** The affiliate code of the address (`register/{affcode}`). */
  readonly affiliate: string | null;
  readonly busy: boolean;
  readonly registered: boolean;
  /** A refusal that concerns no field, or a hidden one, as translated text. */
  readonly problem: string | null;
  /** The field that must receive the focus; a new object each time. */
  readonly attention: { readonly field: RegistrationField } | null;
  readonly attend: (field: RegistrationField) => void;
  /** Validates the fields of a part: shows their problems and moves the focus to the first. Returns whether there are none. */
  readonly check: (part: RegistrationPart) => boolean;
  readonly submit: (event?: { preventDefault: () => void }) => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly register: RegisterModel;
  }
}

/** Registers an account (§2.1, §5): one form for every variant. What was typed stays until the server has accepted it. */
export function useRegisterModel(): RegisterModel {
  const services = useServices();
  const { boot, client } = services;
  const settings = useSettings();
  const router = useRouter();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const t = useTranslate();
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  const affiliate = affiliateOf(params["affcode"]);
  const [input] = useState(() => registrationInput(services, settings, affiliate));
  const actor = useActorRef(registrationMachine, { input });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const form = useSelector(actor, (snapshot) => snapshot.value.form);
  const [attention, setAttention] = useState<RegisterModel["attention"]>(null);
  const countries = useQuery(callQuery(client, "getCountries", {}));
  const currencies = useQuery(callQuery(client, "getCurrencies", {}));
  const { bcp47 } = boot.languages.find(({ code }) => code === boot.lang) ?? { bcp47: "en" };
  const named = useMemo(() => countries.data && namedCountries(countries.data, bcp47), [bcp47, countries.data]);
  const codes = useMemo(() => currencies.data?.map(({ code }) => code) ?? [], [currencies.data]);

  const onWrong = useEffectEvent((field: RegistrationField | null) => {
    setAttention(field === null ? null : { field });
    // The list that the currency came from has changed, or was never loaded.
    if (field === "currency") void currencies.refetch();
  });
  const onRegistered = useEffectEvent(() => void afterRegistering(services, router, settings.redirectRegister));
  useEffect(() => {
    const wrong = actor.on("wrong", ({ field }) => onWrong(field));
    const registered = actor.on("registered", () => onRegistered());
    return () => {
      wrong.unsubscribe();
      registered.unsubscribe();
    };
  }, [actor]);
  // A default that the server does not know is cleared.
  useEffect(() => {
    const { country, currency } = actor.getSnapshot().context.values;
    if (named && named.length > 0 && country !== "" && !named.some(({ code }) => code === country))
      actor.send({ type: "CHANGE", field: "country", value: "" });
    if (codes.length > 0 && !codes.includes(currency))
      actor.send({ type: "CHANGE", field: "currency", value: codes[0] ?? "" });
  }, [actor, codes, named]);

  const view = registrationView(context);
  // The problem of a used security code is shown beside the empty field of the next one.
  const captchaWrong = context.problem?.code === "captcha_wrong" && context.values.captcha === "";
  const ofCaptcha = captchaWrong
    ? errorText(context.problem)
    : context.captchaExpired && t("account:register.captcha.expired");
  const missing = currencies.error !== null && currencies.data === undefined;
  const change = (field: RegistrationField, value: string): void => {
    actor.send({ type: "CHANGE", field, value });
    const phoneCode = field === "country" && named?.find(({ code }) => code === value)?.phoneCode;
    if (phoneCode && context.values.mobile === "") actor.send({ type: "CHANGE", field: "phoneCode", value: phoneCode });
  };
  const fields = Object.fromEntries(
    registrationFields.map((name): [RegistrationField, RegisterField] => {
      const { free, problem, required, shown, value } = view[name];
      const error = (name === "captcha" && ofCaptcha) || (shown && fieldText(shown));
      const isShown = name !== "currency" || missing || codes.length > 1;
      return [
        name,
        {
          name,
          value,
          isShown,
          required,
          error,
          right: problem === null,
          free,
          change: (text) => change(name, text),
          leave: () => actor.send({ type: "TOUCH", fields: [name] }),
        },
      ];
    }),
  ) as RegisterModel["fields"];
  const { currency } = fields;
  // The problem of a hidden field has no other position.
  const ofCurrency =
    currency.isShown || currency.error === null
      ? null
      : t("account:register.problem.hidden", { field: t("account:information.currency"), problem: currency.error });
  const parts = (Object.entries(registrationParts) as [RegistrationPart, readonly RegistrationField[]][]).map(
    ([name, names]): RegisterPart => {
      const shownFields = names.map((field) => fields[field]).filter((field) => field.isShown);
      return {
        name,
        fields: shownFields,
        done: shownFields.every(({ right }) => right),
        wrong: shownFields.some(({ error }) => error !== null),
      };
    },
  );
  const { captcha, captchaKind, captchaProblem, problem } = context;
  return {
    fields,
    parts,
    captcha: {
      kind: captchaKind,
      image: captcha?.image ?? null,
      sound: captcha?.sound ?? null,
      problem: captchaProblem && errorText(captchaProblem),
      requestNew: (kind) => actor.send({ type: "CAPTCHA", kind }),
    },
    countries: named ?? (countries.error ? [] : null),
    retryCountries: countries.error && !named ? () => void countries.refetch() : null,
    currencies: codes.length > 0 ? codes : [currency.value],
    retryCurrencies: missing ? () => void currencies.refetch() : null,
    mobile: view.mobile.sent,
    affiliate,
    busy: form === "sending",
    registered: form === "registered",
    problem: problem === null || captchaWrong ? ofCurrency : errorText(problem),
    attention,
    attend: (field) => setAttention({ field }),
    check: (part) => {
      const among = registrationParts[part];
      actor.send({ type: "TOUCH", fields: among });
      const field = firstWrong(actor.getSnapshot().context, among);
      if (field !== null) setAttention({ field });
      return field === null;
    },
    submit: (event) => {
      event?.preventDefault();
      actor.send({ type: "SUBMIT" });
    },
  };
}
