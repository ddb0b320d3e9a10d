import {
  firstWrong,
  type CaptchaKind,
  registrationFields,
  type RegistrationContext,
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
import { callQuery } from "../../app/queries.ts";
import { useServices } from "../../app/services.ts";
import { useSettings } from "../../app/site-settings.ts";
import { useErrorText } from "../../app/error-text.ts";
import { useTranslate } from "../../app/translate.ts";
import { affiliateOf } from "./affiliate.ts";
import { afterRegistering } from "./after-registering.ts";
import { registrationInput } from "./calls.ts";
import { namedCountries, type NamedCountry } from "./countries.ts";
import { useFieldText } from "./field-text.ts";

export interface RegisterField {
  readonly name: RegistrationField;
  readonly value: string;
  /** Whether it is asked for at all: a currency only where there are several, or where nobody knows. */
  readonly isShown: boolean;
  readonly required: boolean;
  /** What is wrong with it, in words; null where nothing is, or it has not been left yet. */
  readonly error: string | null;
  /** Whatever is wrong with it is put right, said or not. */
  readonly right: boolean;
  /** The house has said that nobody has it yet. */
  readonly free: boolean;
  readonly change: (value: string) => void;
  /** What is wrong with it may be said from now on. */
  readonly leave: () => void;
}

export interface RegisterPart {
  readonly name: RegistrationPart;
  /** Those that are asked. */
  readonly fields: readonly RegisterField[];
  readonly done: boolean;
  /** Something that was said is still wrong. */
  readonly wrong: boolean;
}

export interface RegisterCaptcha {
  readonly kind: CaptchaKind;
  /** Null while the next one is on its way. */
  readonly image: string | null;
  readonly question: NonNullable<RegistrationContext["captcha"]>["question"];
  /** Why none came, in words. */
  readonly problem: string | null;
  /** Another one, of this kind or of the other. */
  readonly requestNew: (kind: CaptchaKind) => void;
}

export interface RegisterModel {
  readonly fields: Readonly<Record<RegistrationField, RegisterField>>;
  readonly parts: readonly RegisterPart[];
  readonly captcha: RegisterCaptcha;
  /** Null until they have come; empty where they did not. */
  readonly countries: readonly NamedCountry[] | null;
  readonly retryCountries: (() => void) | null;
  /** One at least where there is one to choose. */
  readonly currencies: readonly string[];
  readonly retryCurrencies: (() => void) | null;
  /** The number as it is sent, with its code. */
  readonly mobile: string;
  /** Who has sent the visitor here (`register/{affcode}`). */
  readonly affiliate: string | null;
  readonly busy: boolean;
  readonly registered: boolean;
  /** A no that is about no field, or about one that is not asked for, in words. */
  readonly problem: string | null;
  /** The field that the focus belongs to; a new object whenever it does. */
  readonly attention: { readonly field: RegistrationField } | null;
  readonly attend: (field: RegistrationField) => void;
  /** Whether one may go on from some fields; says what is wrong, and leads to the first of it. */
  readonly check: (part: RegistrationPart) => boolean;
  readonly submit: (event?: { preventDefault: () => void }) => void;
}

/** Opening an account (§2.1, §5): one form for every variant; what was typed stays until the house has said yes. */
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
    // Whatever is wrong with it, the list that it came from has changed, or never came.
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
  // A default that the house does not know is none.
  useEffect(() => {
    const { country, currency } = actor.getSnapshot().context.values;
    if (named && named.length > 0 && country !== "" && !named.some(({ code }) => code === country))
      actor.send({ type: "CHANGE", field: "country", value: "" });
    if (codes.length > 0 && !codes.includes(currency))
      actor.send({ type: "CHANGE", field: "currency", value: codes[0] ?? "" });
  }, [actor, codes, named]);

  const view = registrationView(context);
  // Whatever is wrong with a code that is spent, it is said beside the empty field of the next one.
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
  // What is wrong with a field that is not drawn has no other place.
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
      question: captcha?.question ?? null,
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
