import { assertEvent, assign, enqueueActions, fromPromise, not, setup, type SnapshotFrom } from "xstate";
import type { PlacedCoupon } from "@livery/contract";
import { leavesOpen } from "../effects/leaves-open.ts";
import { refusalOf } from "./placement/answer.ts";
import { initialSlip, type SlipContext, type SlipInput } from "./slip.context.ts";
import { editSlip } from "./changes/edit.ts";
import { editTypes, environmentTypes, type SlipEmitted, type SlipEvent } from "./events.ts";
import { placedForm } from "./placement/receipt.ts";
import { nextAttempt } from "./placement/placement.request.ts";
import { localRefusal, slipView } from "./slip.view.ts";
import { applyRefusal, reactToEnvironment, restoreSlip } from "./changes/environment.ts";

/** Milliseconds until a placement without an answer counts as unknown (D60). */
export const placementTimeout = 15_000;
/** Milliseconds before a coupon's result is requested again: doubled from the first to the last. */
const firstCheck = 2_000;
const lastCheck = 30_000;

// XState infers its types from this value and never reads it.
const types = {} as { context: SlipContext; events: SlipEvent; input: SlipInput; emitted: SlipEmitted };

const slip = setup({
  types,
  actors: {
    send: fromPromise<PlacedCoupon, Pick<SlipInput, "place"> & Pick<SlipContext, "attempt">>(
      ({ input: { place, attempt }, signal }) => {
        if (attempt === null) throw new RangeError("there is no coupon to send");
        return place(attempt.request, attempt.key, signal);
      },
    ),
  },
  delays: {
    placementTimeout,
    nextCheck: ({ context }) => Math.min(lastCheck, firstCheck * 2 ** (context.attempt?.checks ?? 0)),
  },
  guards: {
    canPlace: ({ context }) => slipView(context).canPlace,
    isVisitor: ({ context }) => context.user === null,
    isSignedIn: ({ context }) => context.user !== null,
    isPending: ({ context }) => context.attempt?.pending === true,
    isForgotten: ({ context }) => context.attempt === null,
    /** The shown result belongs to another player: a receipt whose player left, or any result after another player signed in. */
    endsWhatIsShown: ({ context, event }) => {
      assertEvent(event, "USER");
      if (event.user === null) return context.receipt !== null;
      return event.user.userId !== context.user?.userId;
    },
    canRequest: ({ context }) => context.online && context.user !== null,
    leavesOpen: (_, { error, retrying }: { error: unknown; retrying: boolean }) => leavesOpen(error, retrying),
  },
  actions: {
    edit: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, editTypes);
      const { context: next, notices } = editSlip(context, event);
      enqueue.assign(() => next);
      for (const notice of notices) enqueue.emit({ type: "notice", notice });
    }),
    react: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, environmentTypes);
      const { context: next, notices } = reactToEnvironment(context, event);
      enqueue.assign(() => next);
      for (const notice of notices) enqueue.emit({ type: "notice", notice });
    }),
    restore: assign(({ context, event }) => {
      assertEvent(event, "RESTORED");
      return restoreSlip(context, event.record);
    }),
    dismiss: assign({ receipt: null, refusal: null }),
    createAttempt: assign(({ context }) =>
      context.user ? { attempt: nextAttempt(context, context.user.userId), refusal: null } : {},
    ),
    countCheck: assign(({ context: { attempt } }) => ({
      attempt: attempt && { ...attempt, checks: attempt.checks + 1 },
    })),
    resetChecks: assign(({ context: { attempt } }) => ({ attempt: attempt && { ...attempt, checks: 0 } })),
    stopChecking: enqueueActions(({ context: { attempt }, enqueue }) => {
      enqueue.assign({ attempt: attempt && { ...attempt, pending: false } });
      enqueue.emit({ type: "notice", notice: { key: "slip.checkCoupons", params: {} } });
    }),
    refuseLocally: enqueueActions(({ context, enqueue }) => {
      const refusal = localRefusal(context);
      enqueue.assign({ refusal });
      enqueue.emit({ type: "refused", refusal });
    }),
    refuse: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const refusal = refusalOf(error, context.attempt);
      enqueue.assign(() => applyRefusal(withoutPending(context), refusal));
      enqueue.emit({ type: "refused", refusal });
      if (refusal.code === "signed_out") enqueue.emit({ type: "signInNeeded" });
    }),
    storeReceipt: enqueueActions(({ context, enqueue }, { coupon }: { coupon: PlacedCoupon }) => {
      const user = context.user && { ...context.user, balance: coupon.balance };
      enqueue.assign({
        receipt: coupon,
        placedForm: context.attempt && placedForm(context.attempt.request),
        refusal: null,
        attempt: null,
        selections: [],
        sizes: [],
        stake: null,
        user,
        systemBefore: null,
      });
      enqueue.emit({ type: "placed", coupon });
    }),
    confirmReceipt: assign(({ context: { receipt }, event }) => {
      assertEvent(event, "CONFIRMED");
      const { couponNumber, maxReturn, status } = event.coupon;
      return receipt?.couponNumber === couponNumber ? { receipt: { ...receipt, maxReturn, status } } : {};
    }),
    notifyPlacing: enqueueActions(({ enqueue }) => enqueue.emit({ type: "placing" })),
    notifyUnknown: enqueueActions(({ enqueue }) => enqueue.emit({ type: "unknown" })),
    requestSignIn: enqueueActions(({ enqueue }) => enqueue.emit({ type: "signInNeeded" })),
  },
});

/** An attempt after its answer: the key stays with the body (D54), but it is no longer pending. */
function withoutPending(context: SlipContext): SlipContext {
  return { ...context, attempt: context.attempt && { ...context.attempt, pending: false } };
}

const edit = { target: ".idle", actions: "edit" } as const;

/**
 * The bet slip (§4, §5). It accepts edits in `open` only, and events of the environment at any time. A placement ends placed,
 * refused or unknown. The result of an unknown one is requested with the same key until it is known (D60).
 * @example packages/machines/examples/run-a-slip.example.ts
 */
export const betSlipMachine = slip.createMachine({
  id: "betSlip",
  context: ({ input }) => initialSlip(input),
  initial: "starting",
  on: {
    SELECTION_CHANGED: { actions: "react" },
    USER: { actions: "react" },
    ONLINE: { actions: "react" },
    OFFLINE: { actions: "react" },
    CONFIRMED: { actions: "confirmReceipt" },
  },
  states: {
    /** A page that was left during a placement first requests its result. */
    starting: { always: [{ guard: "isPending", target: "unknown" }, { target: "open" }] },
    open: {
      initial: "idle",
      on: {
        ADD: edit,
        TOGGLE: edit,
        REMOVE: edit,
        CLEAR: edit,
        LOAD: edit,
        SIZES: edit,
        BANKER: edit,
        STAKE: edit,
        STAKE_DONE: edit,
        QUICK_STAKE: edit,
        ODDS_CHANGE: edit,
        ACCEPT_ODDS: edit,
        REMOVE_UNPLAYABLE: edit,
        LOWER_STAKE: edit,
        RESTORED: { actions: "restore" },
        USER: { guard: "endsWhatIsShown", target: ".idle", actions: "react" },
        DISMISS: { target: ".idle", actions: "dismiss" },
        PLACE: { target: "checking" },
      },
      states: {
        idle: {},
        refused: {},
        placed: {},
        awaitingSignIn: { always: { guard: "isSignedIn", target: "idle" } },
      },
    },
    checking: {
      always: [
        { guard: not("canPlace"), target: "open.refused", actions: "refuseLocally" },
        { guard: "isVisitor", target: "open.awaitingSignIn", actions: "requestSignIn" },
        { target: "placing", actions: "createAttempt" },
      ],
    },
    placing: {
      entry: "notifyPlacing",
      always: { guard: "isForgotten", target: "open" },
      after: { placementTimeout: { target: "unknown" } },
      invoke: {
        src: "send",
        input: ({ context }) => ({ place: context.input.place, attempt: context.attempt }),
        onDone: {
          target: "open.placed",
          actions: { type: "storeReceipt", params: ({ event }) => ({ coupon: event.output }) },
        },
        onError: [
          {
            guard: { type: "leavesOpen", params: ({ event }) => ({ error: event.error, retrying: false }) },
            target: "unknown",
          },
          { target: "open.refused", actions: { type: "refuse", params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    unknown: {
      entry: "notifyUnknown",
      initial: "waiting",
      always: { guard: "isForgotten", target: "open" },
      on: { GIVE_UP: { target: "open", actions: "stopChecking" } },
      states: {
        waiting: {
          after: {
            nextCheck: [
              { guard: "canRequest", target: "retrying" },
              { target: "waiting", reenter: true },
            ],
          },
          on: {
            CHECK_AGAIN: { guard: "canRequest", target: "retrying" },
            ONLINE: { target: "waiting", reenter: true, actions: ["react", "resetChecks"] },
            USER: { target: "waiting", reenter: true, actions: ["react", "resetChecks"] },
          },
        },
        retrying: {
          entry: "countCheck",
          after: { placementTimeout: { target: "waiting" } },
          invoke: {
            src: "send",
            input: ({ context }) => ({ place: context.input.place, attempt: context.attempt }),
            onDone: {
              target: "#betSlip.open.placed",
              actions: { type: "storeReceipt", params: ({ event }) => ({ coupon: event.output }) },
            },
            onError: [
              {
                guard: { type: "leavesOpen", params: ({ event }) => ({ error: event.error, retrying: true }) },
                target: "waiting",
              },
              {
                target: "#betSlip.open.refused",
                actions: { type: "refuse", params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
  },
});

/** The phase of the slip, for the variants. */
export type SlipPhase = "idle" | "refused" | "placed" | "awaitingSignIn" | "placing" | "unknown";

export function slipPhase(snapshot: SnapshotFrom<typeof betSlipMachine>): SlipPhase {
  if (snapshot.matches("unknown")) return "unknown";
  if (snapshot.matches({ open: "refused" })) return "refused";
  if (snapshot.matches({ open: "placed" })) return "placed";
  if (snapshot.matches({ open: "awaitingSignIn" })) return "awaitingSignIn";
  return snapshot.matches("open") ? "idle" : "placing";
}
