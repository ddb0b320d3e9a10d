import {
  CallError,
  type PaymentMethod,
  type Payment,
  type PaymentAnswer,
  type PaymentDirection,
} from "@livery/contract";
import type { Minor } from "@livery/betting";
import { assertEvent, assign, emit, fromPromise, setup, type SnapshotFrom } from "xstate";
import { leavesOpen } from "../effects/leaves-open.ts";
import { attemptBy, type PaymentAttempt, type PaymentOrder } from "./attempt.ts";
import {
  methodOf,
  pendingOf,
  problemsOf,
  questionAt,
  questionsOf,
  type PaymentDraft,
  type PaymentFacts,
  type PaymentQuestion,
  type PaymentRefusal,
} from "./draft.ts";

/** The calls and values that a payment request needs. */
export interface PaymentRequestInput {
  readonly direction: PaymentDirection;
  /** Initial values from a link. */
  readonly payId?: number | null;
  readonly amount?: Minor | null;
  /** The link names only a method: its direction applies. */
  readonly followsMethod?: boolean;
  readonly userId: number;
  /** This player's pending attempt: it is sent again with its key. */
  readonly restored: PaymentAttempt | null;
  /** Sends the request; calls with the same key make one request. */
  readonly send: (order: PaymentOrder, key: string, signal: AbortSignal) => Promise<PaymentAnswer>;
  /** Stores an attempt before it is sent. */
  readonly store: (attempt: PaymentAttempt) => void;
  /** Removes the attempt with this key, which is resolved. */
  readonly forget: (key: string) => void;
  readonly newKey: () => string;
}

/** An accepted request with its details. */
export interface SentPayment extends PaymentAnswer {
  readonly direction: PaymentDirection;
  readonly amount: Minor;
  readonly currency: string;
  readonly method: string;
  readonly instructions: string | null;
}

export interface PaymentRequestContext extends PaymentRequestInput, PaymentFacts {
  readonly draft: PaymentDraft;
  /** Questions whose problems are shown: the player has moved on from them. */
  readonly visited: readonly PaymentQuestion[];
  /** The pending request, as it was confirmed. */
  readonly attempt: PaymentAttempt | null;
  /** An earlier attempt is unresolved: the next answer is for that one too (D60). */
  readonly retrying: boolean;
  /** Sendings since the player last confirmed or retried. */
  readonly attempts: number;
  readonly sent: SentPayment | null;
}

export type PaymentRequestEvent =
  | { readonly type: "METHODS"; readonly methods: readonly PaymentMethod[] }
  | { readonly type: "PAYMENTS"; readonly payments: readonly Payment[] }
  | { readonly type: "BALANCE"; readonly balance: Minor | null }
  | { readonly type: "CHOOSE_DIRECTION"; readonly direction: PaymentDirection }
  | { readonly type: "CHOOSE_METHOD"; readonly payId: number | null }
  | { readonly type: "AMOUNT"; readonly amount: Minor | null }
  | { readonly type: "VALUE"; readonly name: string; readonly text: string }
  /** Moves on from these questions: their problems are shown from now on. */
  | { readonly type: "CHECK"; readonly questions: readonly PaymentQuestion[] }
  /** Fills the form from an earlier request, and continues to the review if that is still valid. */
  | { readonly type: "REPEAT"; readonly payment: Payment }
  | { readonly type: "PROCEED" }
  | { readonly type: "BACK" }
  | { readonly type: "CONFIRM" }
  | { readonly type: "RETRY" }
  | { readonly type: "RESTART" };

/** Events for the page. */
export type PaymentRequestEmitted =
  /** `replayed`: it may be the answer to an earlier attempt, with the balance of that time. */
  | { readonly type: "sent"; readonly answer: PaymentAnswer; readonly replayed: boolean }
  | { readonly type: "refused"; readonly refusal: PaymentRefusal }
  /** The reviewed request is no longer valid. */
  | { readonly type: "heldBack" };

const mostAttempts = 6;
const retryMs = 1_500;

const amountRefusals: readonly CallError["code"][] = ["amount_too_low", "amount_too_high"];
const methodRefusals: readonly CallError["code"][] = ["method_withdrawn", "not_found"];

const refusalOf = (error: unknown): PaymentRefusal =>
  error instanceof CallError
    ? { code: error.code, params: error.params, path: error.path }
    : { code: "technical", params: {}, path: undefined };

const types = {} as {
  context: PaymentRequestContext;
  input: PaymentRequestInput;
  events: PaymentRequestEvent;
  emitted: PaymentRequestEmitted;
};

const isWhole = (context: PaymentRequestContext): boolean =>
  context.methods !== null &&
  pendingOf(context.draft, context) === null &&
  Object.keys(problemsOf(context.draft, context)).length === 0;

/** An earlier request as a draft. Its method may be withdrawn, or its range changed: the validation reports that. */
const drafted = ({ direction, payId, amount, values }: Payment): PaymentDraft => ({
  direction,
  payId,
  amount,
  values,
});

/** The draft with its method's direction, if the link names only a method. */
function followingMethod(
  { draft, followsMethod }: PaymentRequestContext,
  methods: readonly PaymentMethod[],
): PaymentDraft {
  const named = methods.find(({ payId }) => payId === draft.payId);
  return followsMethod === true && named !== undefined ? { ...draft, direction: named.direction } : draft;
}

/**
 * A payment request (§4, I14): answers in any order, a review, and one sending. A request without an answer is sent again under
 * its key, so that it is made once, also after the page was left. A refusal is shown at the question that it concerns, and no
 * typed value is lost. One request of a direction may be pending: while there is one, the review cannot be reached.
 */
export const paymentRequestMachine = setup({
  types,
  actors: {
    send: fromPromise<PaymentAnswer, Pick<PaymentRequestContext, "send" | "attempt">>(
      ({ input: { attempt, send }, signal }) => {
        if (attempt === null) throw new RangeError("nothing was confirmed");
        return send(attempt.order, attempt.key, signal);
      },
    ),
  },
  delays: { retry: retryMs },
  guards: {
    isWhole: ({ context }) => isWhole(context),
    noLongerWhole: ({ context }) => !isWhole(context),
    repeatable: ({ context, event }) => {
      assertEvent(event, "REPEAT");
      return isWhole({ ...context, draft: drafted(event.payment), refusal: null });
    },
    isUnderWay: ({ context }) => context.attempt !== null,
    isUnanswered: ({ context }, { error }: { error: unknown }) => leavesOpen(error, context.retrying),
    canRetry: ({ context }, { error }: { error: unknown }) =>
      context.attempts < mostAttempts && leavesOpen(error, context.retrying),
  },
  actions: {
    methods: assign(({ context, event }) => {
      assertEvent(event, "METHODS");
      const { draft, methods } = context;
      const gone =
        draft.payId !== null &&
        methodOf(draft, context) !== null &&
        methodOf(draft, event) === null &&
        methods !== null;
      if (!gone) {
        const followed = methods === null ? followingMethod(context, event.methods) : draft;
        // The new ranges validate the amount, and a listed method can be requested: those refusals are obsolete.
        const isOffered = methodOf(followed, event) !== null;
        const over = isOffered ? [...amountRefusals, ...methodRefusals] : amountRefusals;
        return { methods: event.methods, draft: followed, ...withoutRefusal(context, over) };
      }
      // The values stay: another method may have the same fields.
      return {
        methods: event.methods,
        draft: { ...draft, payId: null },
        refusal: {
          about: "method" as const,
          refusal: { code: "method_withdrawn" as const, params: {}, path: undefined },
        },
      };
    }),
    payments: assign(({ context, event }) => {
      assertEvent(event, "PAYMENTS");
      return { payments: event.payments, ...withoutRefusal(context, ["already_in_progress"]) };
    }),
    balance: assign(({ context, event }) => {
      assertEvent(event, "BALANCE");
      return { balance: event.balance, ...withoutRefusal(context, ["insufficient_credit"]) };
    }),
    chooseDirection: assign(({ context, event }) => {
      assertEvent(event, "CHOOSE_DIRECTION");
      if (event.direction === context.draft.direction) return {};
      return { draft: { ...context.draft, direction: event.direction, payId: null }, visited: [], refusal: null };
    }),
    chooseMethod: assign(({ context, event }) => {
      assertEvent(event, "CHOOSE_METHOD");
      // The fields of another method are other questions, which the player has not answered yet.
      const others = context.visited.filter((question) => !question.startsWith("value:"));
      // A player who withdraws the choice starts again.
      const visited = event.payId === null ? [] : others;
      return { draft: { ...context.draft, payId: event.payId }, visited, refusal: null };
    }),
    amount: assign(({ context, event }) => {
      assertEvent(event, "AMOUNT");
      return { draft: { ...context.draft, amount: event.amount }, ...heldAgainst(context, "amount") };
    }),
    value: assign(({ context, event }) => {
      assertEvent(event, "VALUE");
      const { name, text } = event;
      const values = { ...context.draft.values, [name]: text };
      return { draft: { ...context.draft, values }, ...heldAgainst(context, `value:${name}`) };
    }),
    check: assign(({ context, event }) => {
      assertEvent(event, "CHECK");
      return { visited: [...new Set([...context.visited, ...event.questions])] };
    }),
    checkAll: assign(({ context }) => ({ visited: questionsOf(context.draft, context) })),
    repeat: assign(({ context, event }) => {
      assertEvent(event, "REPEAT");
      const draft = drafted(event.payment);
      return { draft, visited: questionsOf(draft, context), refusal: null };
    }),
    begin: assign(({ context }) => {
      const { draft, newKey, userId } = context;
      const method = methodOf(draft, context);
      const { amount } = draft;
      if (method === null || amount === null) return {};
      const attempt = attemptBy(method, { ...draft, amount }, { key: newKey(), userId });
      return { attempt, retrying: false, attempts: 0, refusal: null };
    }),
    store: ({ context: { attempt, store: keep } }) => {
      if (attempt !== null) keep(attempt);
    },
    forget: ({ context: { attempt, forget } }) => {
      if (attempt !== null) forget(attempt.key);
    },
    markRetrying: assign({ retrying: true }),
    refuse: assign((_, { error }: { error: unknown }) => {
      const refusal = refusalOf(error);
      return { refusal: { about: questionAt(refusal), refusal }, attempt: null, retrying: false };
    }),
    notifyRefused: emit((_, { error }: { error: unknown }) => ({
      type: "refused" as const,
      refusal: refusalOf(error),
    })),
    reset: assign(({ context }) => ({
      draft: { ...context.draft, amount: null, values: {} },
      visited: [],
      refusal: null,
      attempt: null,
      retrying: false,
      sent: null,
    })),
  },
}).createMachine({
  id: "transferRequest",
  initial: "starting",
  context: ({ input }) => ({
    ...input,
    draft: input.restored?.order ?? {
      direction: input.direction,
      payId: input.payId ?? null,
      amount: input.amount ?? null,
      values: {},
    },
    methods: null,
    payments: null,
    balance: null,
    refusal: null,
    visited: [],
    attempt: input.restored,
    retrying: input.restored !== null,
    attempts: 0,
    sent: null,
  }),
  on: {
    METHODS: { actions: "methods" },
    PAYMENTS: { actions: "payments" },
    BALANCE: { actions: "balance" },
  },
  states: {
    /** A page that was left while a request was pending first requests its result. */
    starting: { always: [{ guard: "isUnderWay", target: "sending" }, { target: "filling" }] },
    filling: {
      on: {
        CHOOSE_DIRECTION: { actions: "chooseDirection" },
        CHOOSE_METHOD: { actions: "chooseMethod" },
        AMOUNT: { actions: "amount" },
        VALUE: { actions: "value" },
        CHECK: { actions: "check" },
        REPEAT: [{ guard: "repeatable", target: "review", actions: "repeat" }, { actions: "repeat" }],
        PROCEED: [{ guard: "isWhole", target: "review" }, { actions: "checkAll" }],
      },
    },
    review: {
      // The draft may have become invalid: a method was withdrawn, another tab made a request, the balance fell.
      always: {
        guard: "noLongerWhole",
        target: "filling",
        actions: ["checkAll", emit({ type: "heldBack" as const })],
      },
      on: { BACK: "filling", CONFIRM: { target: "sending", actions: ["begin", "store"] } },
    },
    sending: {
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      invoke: {
        src: "send",
        input: ({ context: { attempt, send } }) => ({ attempt, send }),
        onDone: {
          target: "sent",
          actions: [
            assign({ sent: ({ context, event }) => sentPayment(context, event.output) }),
            "forget",
            emit(({ context, event }) => ({ type: "sent", answer: event.output, replayed: context.retrying })),
          ],
        },
        onError: [
          {
            guard: { type: "canRetry", params: ({ event }) => ({ error: event.error }) },
            target: "unanswered",
            actions: "markRetrying",
          },
          {
            guard: { type: "isUnanswered", params: ({ event }) => ({ error: event.error }) },
            target: "unknown",
            actions: "markRetrying",
          },
          {
            target: "filling",
            actions: [
              "forget",
              { type: "refuse", params: ({ event }) => ({ error: event.error }) },
              { type: "notifyRefused", params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    unanswered: { after: { retry: "sending" } },
    /** It is unknown whether the request arrived. It can only be sent again under its key; a second request is not possible. */
    unknown: { on: { RETRY: { target: "sending", actions: assign({ attempts: 0 }) } } },
    sent: { on: { RESTART: { target: "filling", actions: "reset" } } },
  },
});

/** A changed answer is no longer the one that the server refused. */
function heldAgainst({ refusal }: PaymentRequestContext, question: PaymentQuestion): Pick<PaymentFacts, "refusal"> {
  return { refusal: refusal?.about === question || refusal?.about === "form" ? null : refusal };
}

/** A refusal is dropped once the fact that it names has been loaded again. */
function withoutRefusal(
  { refusal }: PaymentRequestContext,
  codes: readonly CallError["code"][],
): Pick<PaymentFacts, "refusal"> {
  return { refusal: refusal !== null && codes.includes(refusal.refusal.code) ? null : refusal };
}

function sentPayment({ attempt }: PaymentRequestContext, answer: PaymentAnswer): SentPayment {
  if (attempt === null) throw new RangeError("an answer came to nothing that was sent");
  const { order, method, currency, instructions } = attempt;
  return { ...answer, direction: order.direction, amount: order.amount, currency, method, instructions };
}

/** `sending`: pending, also while it is sent again; `unknown`: no answer came, and the player may retry. */
export type PaymentRequestPhase = "filling" | "review" | "sending" | "unknown" | "sent";

export function paymentRequestPhase({
  value,
}: Pick<SnapshotFrom<typeof paymentRequestMachine>, "value">): PaymentRequestPhase {
  if (value === "starting") return "filling";
  return value === "unanswered" ? "sending" : value;
}
