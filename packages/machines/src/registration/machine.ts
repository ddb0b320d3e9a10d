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
} from "./context.ts";
import { type CheckedField, noValues, registrationFields, type RegistrationField } from "./fields.ts";
import { fieldOf, problemOf, spendsCaptcha } from "./refusal.ts";
import { cleaned, valueToCheck } from "./rules.ts";
import { firstWrong } from "./view.ts";

/** Milliseconds of rest after which the house is asked about what was typed. */
export const checkDelay = 400;

interface FreeCheck {
  readonly field: CheckedField;
  readonly value: string;
  readonly free: boolean;
}

// XState reads its types from a value that is never looked at.
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
    /** What was answered is worth nothing any more: it is said beside the next one. */
    expireAnswer: assign(({ context }) => ({ captchaExpired: true, values: { ...context.values, captcha: "" } })),
    forgetCaptcha: assign({ captcha: null, captchaProblem: null }),
    storeCaptcha: assign((_, { captcha }: { captcha: Captcha }) => ({ captcha })),
    storeCaptchaProblem: assign((_, { error }: { error: unknown }) => ({ captchaProblem: problemOf(error) })),
    /** The same account keeps its key, another one gets another (D54). */
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
        // The empty field of the next code is nobody's mistake.
        touched: new Set(usedUp ? registrationFields.filter((each) => each !== "captcha") : registrationFields),
        // A wrong security code is told beside the next one, whose field is empty: it cannot be told by what stood there.
        refusals: field === null || field === "captcha" ? context.refusals : { ...context.refusals, [field]: refusal },
        problem: field === null || field === "captcha" ? problemOf(error) : null,
        values: usedUp ? { ...context.values, captcha: "" } : context.values,
        captcha: usedUp ? null : context.captcha,
        // A refusal binds no key (D54), and says nothing of an earlier answer that was lost: the same account asks with the same one.
        attempt: error instanceof CallError && error.code === "key_reused" ? null : context.attempt,
      };
    }),
    storeRegistered: assign((_, { registered }: { registered: Registered }) => ({
      registered,
      // Nothing of what was typed outlives the form.
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

/** One field that the house is asked about while one types: after a rest, and a newer text ends the look of an older one. */
function checkedField(field: CheckedField) {
  return registration.createStateConfig({
    initial: "resting",
    on: {
      // Without `reenter`: that would leave and enter the regions beside it too, and their calls would begin again.
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
          // Whether it is free is said when the form is sent.
          onError: "resting",
        },
      },
    },
  });
}

/** Opening an account (§5): what is typed is judged at once, what others have is asked for, and the account is sent once. */
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
        // A refusal that spent it leaves none: the next one comes by itself.
        ready: { always: { guard: "isUsedUp", target: "loading" }, after: { captchaLife: "expired" } },
        // What is on its way keeps its code: the house has it in time, or says what it is worth.
        expired: {
          always: [
            { guard: and(["isFilling", "isAnswered"]), target: "loading", actions: "expireAnswer" },
            { guard: "isFilling", target: "loading" },
          ],
        },
        failed: {},
      },
      // What was sent keeps its security code.
      on: { CAPTCHA: { guard: "isFilling", target: ".loading", actions: "chooseCaptcha" } },
    },
    userName: checkedField("userName"),
    email: checkedField("email"),
    mobile: checkedField("mobile"),
    idNumber: checkedField("idNumber"),
  },
});

/** Whether an event changes what the house is asked about: a number is its phone code too. */
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

/** A refusal that is about no field leads to whatever is wrong beside it. */
function firstRefused(context: RegistrationContext): RegistrationField | null {
  const wrong = firstWrong(context);
  return wrong === "captcha" && context.captcha !== null ? null : wrong;
}
