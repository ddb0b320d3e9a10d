import { and, assertEvent, assign, emit, enqueueActions, fromPromise, setup, stateIn } from "xstate";
import { CallError, type Captcha, type Registered } from "@livery/contract";
import { accountOf, isSameAccount } from "./account.ts";
import { captchaLife } from "./captcha-life.ts";
import type {
  CaptchaKind,
  RegistrationContext,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationInput,
} from "./registration.context.ts";
import { type CheckedField, noValues, registrationFields, type RegistrationField } from "./fields.ts";
import { fieldOf, problemOf, spendsCaptcha } from "./refusal.ts";
import { cleaned, valueToCheck } from "./rules.ts";
import { firstWrong } from "./registration.view.ts";

/** Milliseconds without typing after which the server checks a value. */
export const checkDelay = 400;

interface FreeCheck {
  readonly field: CheckedField;
  readonly value: string;
  readonly free: boolean;
}

// XState infers its types from this value and never reads it.
const types = {} as {
  context: RegistrationContext;
  events: RegistrationEvent;
  input: RegistrationInput;
  emitted: RegistrationEmitted;
};

const registration = setup({
  types,
  delays: { checkDelay, captchaLife: ({ context: { captcha, input } }) => captchaLife(captcha, input.now()) },
  actors: {
    check: fromPromise<FreeCheck, { input: RegistrationInput; field: CheckedField; value: string }>(
      async ({ input: { input, field, value }, signal }) => ({
        field,
        value,
        free: await input.checkFree(field, value, signal),
      }),
    ),
    captcha: fromPromise<Captcha, { input: RegistrationInput; kind: CaptchaKind }>(({ input, signal }) =>
      input.input.captcha(input.kind, signal),
    ),
    send: fromPromise<Registered, Pick<RegistrationContext, "input" | "attempt">>(
      ({ input: { attempt, input }, signal }) =>
        attempt === null
          ? Promise.reject(new CallError("technical"))
          : input.send(attempt.account, attempt.key, signal),
    ),
  },
  guards: {
    needsCheck: ({ context, event }, { field }: { field: CheckedField }) =>
      changes(event, field) && valueToCheck(field, changed(context, event), context.input.rules) !== null,
    isAbout: ({ event }, { field }: { field: CheckedField }) => changes(event, field),
    isSendable: ({ context }) => context.captcha !== null && firstWrong(context) === null,
    isFilling: stateIn({ form: "filling" }),
    isUsedUp: ({ context }) => context.captcha === null,
    isAnswered: ({ context }) => context.values.captcha !== "",
  },
  actions: {
    storeValue: assign(({ context, event }) => ({
      values: changed(context, event),
      problem: null,
      captchaExpired: context.captchaExpired && !("field" in event && event.field === "captcha"),
    })),
    touch: assign(({ context, event }) => {
      assertEvent(event, "TOUCH");
      return { touched: new Set([...context.touched, ...event.fields]) };
    }),
    touchAll: assign({ touched: new Set(registrationFields) }),
    storeCheck: assign(({ context }, check: FreeCheck) => ({ checks: { ...context.checks, [check.field]: check } })),
    chooseCaptcha: assign(({ context, event }) => {
      assertEvent(event, "CAPTCHA");
      return { captchaKind: event.kind, captchaExpired: false, values: { ...context.values, captcha: "" } };
    }),
    /** The answer to an expired code is useless; the message is shown beside the next code. */
    expireAnswer: assign(({ context }) => ({ captchaExpired: true, values: { ...context.values, captcha: "" } })),
    forgetCaptcha: assign({ captcha: null, captchaProblem: null }),
    storeCaptcha: assign((_, { captcha }: { captcha: Captcha }) => ({ captcha })),
    storeCaptchaProblem: assign((_, { error }: { error: unknown }) => ({ captchaProblem: problemOf(error) })),
    /** The same account keeps its key, another one gets a new key (D54). */
    prepare: assign(({ context: { attempt, captcha, input, values } }) => {
      const account = accountOf(values, captcha?.captchaId ?? "", input.affiliate);
      const same = attempt !== null && isSameAccount(attempt.account, account);
      return { attempt: { key: same ? attempt.key : input.newKey(), account }, problem: null, captchaExpired: false };
    }),
    storeRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const field = error instanceof CallError ? fieldOf(error) : null;
      const usedUp = spendsCaptcha(error);
      const refusal = { ...problemOf(error), value: field === null ? "" : cleaned(field, context.values) };
      return {
        // The empty field of the next code is not the player's mistake.
        touched: new Set(usedUp ? registrationFields.filter((each) => each !== "captcha") : registrationFields),
        // A wrong security code is reported beside the next one, whose field is empty: a refusal that belongs to a value would
        // not be shown.
        refusals: field === null || field === "captcha" ? context.refusals : { ...context.refusals, [field]: refusal },
        problem: field === null || field === "captcha" ? problemOf(error) : null,
        values: usedUp ? { ...context.values, captcha: "" } : context.values,
        captcha: usedUp ? null : context.captcha,
        // A refusal binds no key (D54) and does not resolve an earlier attempt without an answer: the same account keeps its key.
        attempt: error instanceof CallError && error.code === "key_reused" ? null : context.attempt,
      };
    }),
    storeRegistered: assign((_, { registered }: { registered: Registered }) => ({
      registered,
      // No typed value outlives the form.
      values: noValues,
      attempt: null,
    })),
    notifyWrong: enqueueActions(({ context, enqueue }) => enqueue.emit({ type: "wrong", field: firstWrong(context) })),
    notifyRefused: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) =>
      enqueue.emit({
        type: "wrong",
        field: (error instanceof CallError ? fieldOf(error) : null) ?? firstRefused(context),
      }),
    ),
    notifyRegistered: emit((_, { registered }: { registered: Registered }) => ({
      type: "registered" as const,
      registered,
    })),
  },
});

/** One field that the server checks while the player types: after a pause. A newer text cancels the check of an older one. */
function checkedField(field: CheckedField) {
  return registration.createStateConfig({
    initial: "resting",
    on: {
      // Without `reenter`, which would restart the parallel regions and their calls.
      CHANGE: [
        { guard: { type: "needsCheck", params: { field } }, target: ".waiting" },
        { guard: { type: "isAbout", params: { field } }, target: ".resting" },
      ],
    },
    states: {
      resting: {},
      waiting: { after: { checkDelay: "checking" } },
      checking: {
        invoke: {
          src: "check",
          input: ({ context }) => ({
            input: context.input,
            field,
            value: valueToCheck(field, context.values, context.input.rules) ?? "",
          }),
          onDone: { target: "resting", actions: { type: "storeCheck", params: ({ event }) => event.output } },
          // The server reports a value that is in use when the form is sent.
          onError: "resting",
        },
      },
    },
  });
}

/**
 * Opens an account (§5): typed values are validated at once, the server checks which are in use, and the account is sent once.
 */
export const registrationMachine = registration.createMachine({
  id: "registration",
  context: ({ input }) => ({
    input,
    values: { ...noValues, ...input.defaults },
    touched: new Set<RegistrationField>(),
    checks: {},
    refusals: {},
    problem: null,
    captchaKind: "picture",
    captcha: null,
    captchaProblem: null,
    captchaExpired: false,
    attempt: null,
    registered: null,
  }),
  type: "parallel",
  states: {
    form: {
      initial: "filling",
      states: {
        filling: {
          on: {
            CHANGE: { actions: "storeValue" },
            TOUCH: { actions: "touch" },
            SUBMIT: [
              { guard: "isSendable", target: "sending", actions: ["touchAll", "prepare"] },
              { actions: ["touchAll", "notifyWrong"] },
            ],
          },
        },
        sending: {
          invoke: {
            src: "send",
            input: ({ context }) => context,
            onDone: {
              target: "registered",
              actions: [
                { type: "storeRegistered", params: ({ event }) => ({ registered: event.output }) },
                { type: "notifyRegistered", params: ({ event }) => ({ registered: event.output }) },
              ],
            },
            onError: {
              target: "filling",
              actions: [
                { type: "storeRefusal", params: ({ event }) => ({ error: event.error }) },
                { type: "notifyRefused", params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        registered: {},
      },
    },
    captcha: {
      initial: "loading",
      states: {
        loading: {
          entry: "forgetCaptcha",
          invoke: {
            src: "captcha",
            input: ({ context }) => ({ input: context.input, kind: context.captchaKind }),
            onDone: {
              target: "ready",
              actions: { type: "storeCaptcha", params: ({ event }) => ({ captcha: event.output }) },
            },
            onError: {
              target: "failed",
              actions: { type: "storeCaptchaProblem", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        // A refusal that uses the code up leaves none: the next one loads by itself.
        ready: { always: { guard: "isUsedUp", target: "loading" }, after: { captchaLife: "expired" } },
        // A request on its way keeps its code: the server either receives it in time or refuses it.
        expired: {
          always: [
            { guard: and(["isFilling", "isAnswered"]), target: "loading", actions: "expireAnswer" },
            { guard: "isFilling", target: "loading" },
          ],
        },
        failed: {},
      },
      // A sent request keeps its security code.
      on: { CAPTCHA: { guard: "isFilling", target: ".loading", actions: "chooseCaptcha" } },
    },
    userName: checkedField("userName"),
    email: checkedField("email"),
    mobile: checkedField("mobile"),
    idNumber: checkedField("idNumber"),
  },
});

/** Whether an event changes a value that the server checks: a mobile number includes its phone code. */
function changes(
  event: { readonly type: string },
  field: CheckedField,
): event is RegistrationEvent & { type: "CHANGE" } {
  const change = event as RegistrationEvent;
  if (change.type !== "CHANGE") return false;
  return change.field === field || (field === "mobile" && change.field === "phoneCode");
}

function changed({ values }: RegistrationContext, event: { readonly type: string }): RegistrationContext["values"] {
  const change = event as RegistrationEvent;
  return change.type === "CHANGE" ? { ...values, [change.field]: change.value } : values;
}

/** The field that a refusal without a field leads to: the first one with a problem. */
function firstRefused(context: RegistrationContext): RegistrationField | null {
  const wrong = firstWrong(context);
  return wrong === "captcha" && context.captcha !== null ? null : wrong;
}
