import { CallError, type CouponSale } from "@livery/contract";
import { assertEvent, assign, emit, fromPromise, setup, type SnapshotFrom } from "xstate";

/** The calls and values that the sale of a coupon needs. */
export interface CouponSaleInput {
  /** Requests a quote for a percentage of the remaining coupon. */
  readonly offer: (percent: number, signal: AbortSignal) => Promise<CouponSale>;
  /** Accepts a quote; calls with the same key make one sale. */
  readonly sell: (quote: string, key: string, signal: AbortSignal) => Promise<CouponSale>;
  readonly newKey: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface CouponSaleContext extends CouponSaleInput {
  readonly percent: number;
  readonly offered: CouponSale | null;
  /** When the quote was requested. Its validity counts from then, however late the answer arrives. */
  readonly requestedAt: number;
  readonly key: string;
  /** Attempts of one sale that got no answer. */
  readonly attempts: number;
  readonly problem: Pick<CallError, "code" | "params"> | null;
}

export type CouponSaleEvent =
  | { readonly type: "CHOOSE"; readonly percent: number }
  | { readonly type: "REQUEST" }
  | { readonly type: "ACCEPT" }
  /** Leaves the coupon as it is. */
  | { readonly type: "DECLINE" };

/** Events for the page, by `actor.on("sold", …)`. */
export interface CouponSaleEmitted {
  readonly type: "sold";
  readonly sale: CouponSale;
}

/** After these errors it is unknown whether the coupon is sold: the same order is sent again. */
const unanswered: ReadonlySet<CallError["code"]> = new Set<CallError["code"]>([
  "offline",
  "timeout",
  "busy",
  "technical",
  "already_in_progress",
]);
const mostAttempts = 6;
const retryMs = 1_500;

const problemOf = (error: unknown): CouponSaleContext["problem"] =>
  error instanceof CallError ? { code: error.code, params: error.params } : { code: "technical", params: {} };

// XState infers its types from this value and never reads it.
const types = {} as {
  context: CouponSaleContext;
  input: CouponSaleInput;
  events: CouponSaleEvent;
  emitted: CouponSaleEmitted;
};

/**
 * The sale of a coupon or a part of it (D17): the player chooses a part, requests a quote and accepts it within its five seconds.
 * A sale without an answer is sent again under its key, so that nothing is sold twice.
 */
export const couponSaleMachine = setup({
  types,
  actors: {
    offer: fromPromise<CouponSale, { requestOffer: CouponSaleInput["offer"]; percent: number }>(({ input, signal }) =>
      input.requestOffer(input.percent, signal),
    ),
    sell: fromPromise<CouponSale, { sell: CouponSaleInput["sell"]; quote: string; key: string }>(({ input, signal }) =>
      input.sell(input.quote, input.key, signal),
    ),
  },
  delays: {
    retry: retryMs,
    validity: ({ context }) => Math.max(0, untilOf(context) - context.now()),
  },
  guards: {
    isUnanswered: ({ context }, { error }: { error: unknown }) =>
      context.attempts < mostAttempts && unanswered.has(problemOf(error)?.code ?? "technical"),
  },
  actions: {
    choose: assign(({ event }) => {
      assertEvent(event, "CHOOSE");
      return { percent: event.percent, offered: null, problem: null };
    }),
    markRequested: assign(({ context }) => ({ requestedAt: context.now(), offered: null, problem: null })),
    begin: assign(({ context }) => ({ key: context.newKey(), attempts: 0, problem: null })),
  },
}).createMachine({
  id: "couponSale",
  initial: "idle",
  context: ({ input }) => ({
    ...input,
    percent: 100,
    offered: null,
    requestedAt: 0,
    key: "",
    attempts: 0,
    problem: null,
  }),
  states: {
    idle: { on: { CHOOSE: { actions: "choose" }, REQUEST: "requesting" } },
    requesting: {
      entry: "markRequested",
      on: { CHOOSE: { target: "idle", actions: "choose" }, DECLINE: "idle" },
      invoke: {
        src: "offer",
        input: ({ context }) => ({ requestOffer: context.offer, percent: context.percent }),
        onDone: { target: "offered", actions: assign({ offered: ({ event }) => event.output }) },
        onError: { target: "idle", actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
      },
    },
    offered: {
      on: {
        ACCEPT: { target: "selling", actions: "begin" },
        REQUEST: "requesting",
        CHOOSE: { target: "idle", actions: "choose" },
        DECLINE: "idle",
      },
      after: { validity: "expired" },
    },
    expired: {
      on: { REQUEST: "requesting", CHOOSE: { target: "idle", actions: "choose" }, DECLINE: "idle" },
    },
    selling: {
      entry: assign({ attempts: ({ context }) => context.attempts + 1 }),
      invoke: {
        src: "sell",
        input: ({ context }) => ({ sell: context.sell, quote: context.offered?.quote ?? "", key: context.key }),
        onDone: {
          target: "sold",
          actions: [
            assign({ offered: ({ event }) => event.output }),
            emit(({ event }) => ({ type: "sold", sale: event.output })),
          ],
        },
        onError: [
          { guard: { type: "isUnanswered", params: ({ event }) => ({ error: event.error }) }, target: "unanswered" },
          { target: "idle", actions: assign({ problem: ({ event }) => problemOf(event.error) }) },
        ],
      },
    },
    unanswered: { after: { retry: "selling" } },
    sold: {
      on: { CHOOSE: { target: "idle", actions: "choose" }, DECLINE: "idle", REQUEST: "requesting" },
    },
  },
});

/** When the quote expires, on the page's clock: milliseconds since 1970. */
export function untilOf({ requestedAt, offered }: Pick<CouponSaleContext, "requestedAt" | "offered">): number {
  return requestedAt + (offered?.validMs ?? 0);
}

export type CouponSalePhase = "idle" | "requesting" | "offered" | "expired" | "selling" | "sold";

/** The phase of the sale; a sale that is sent again still counts as selling. */
export function couponSalePhase({ value }: SnapshotFrom<typeof couponSaleMachine>): CouponSalePhase {
  return value === "unanswered" ? "selling" : value;
}
