import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import * as fc from "fast-check";
import { CallError, type ErrorCode } from "@livery/contract";
import { couponBounds, minor, priceCoupon, sameSelection, thousandths } from "@livery/betting";
import { offer, receipt, runSlip, slipSelection } from "../testing/slips.ts";
import { kindLimits, user } from "../testing/users.ts";
import type { SlipEvent } from "./events.ts";
import { outcomeRef, type OfferedSelection } from "./selection.ts";
import { fingerprint } from "./placement/placement.request.ts";
import { parseSlip, writeSlip, type SlipRecord } from "./storage/record.ts";

const selections: fc.Arbitrary<OfferedSelection> = fc
  .record({
    matchId: fc.integer({ min: 1, max: 6 }),
    outcomeId: fc.integer({ min: 1, max: 2 }),
    odds: fc.constantFrom(1050, 1500, 1500, 2000, 2000, 3000, 25_000),
    locked: fc.integer({ max: 5, min: 0 }).map((one) => one === 0),
    live: fc.integer({ max: 3, min: 0 }).map((one) => one === 0),
  })
  .map(({ matchId, odds, ...more }) => offer(matchId, odds, more));

const users = fc.constantFrom(
  null,
  user(),
  user({ userId: 43, balance: minor(300) }),
  user({ limits: { combine: kindLimits, multiple: kindLimits, system: kindLimits }, stakeType: "line" }),
);

const changes = fc
  .record(
    {
      selection: selections,
      odds: fc.constantFrom(1400, 1900, 2100).map(thousandths),
      locked: fc.boolean(),
      closed: fc.constantFrom(null, "market_closed" as const, "match_started" as const),
      finished: fc.boolean(),
    },
    { requiredKeys: ["selection"] },
  )
  .map(({ selection, ...change }) => ({ ref: outcomeRef(selection), ...change }));

const events: fc.Arbitrary<SlipEvent> = fc.oneof(
  { weight: 6, arbitrary: selections.map((selection): SlipEvent => ({ type: "ADD", selection })) },
  { weight: 2, arbitrary: selections.map((selection): SlipEvent => ({ type: "TOGGLE", selection })) },
  selections.map((selection): SlipEvent => ({ type: "REMOVE", ref: outcomeRef(selection) })),
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 })
      .map((sizes): SlipEvent => ({ type: "SIZES", sizes })),
  },
  fc
    .record({
      selections: fc.array(
        fc.tuple(selections, fc.boolean()).map(([selection, banker]) => ({ ...selection, banker })),
        { maxLength: 6 },
      ),
      sizes: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }),
      gone: fc.constantFrom([], ["Home 9 – Away 9"]),
    })
    .map((loaded): SlipEvent => ({ type: "LOAD", slip: loaded })),
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 6 }).map((matchId): SlipEvent => ({ type: "BANKER", matchId })) },
  {
    weight: 4,
    arbitrary: fc
      .option(fc.integer({ min: 0, max: 30_000 }).map(minor))
      .map((stake): SlipEvent => ({ type: "STAKE", stake })),
  },
  fc.constantFrom<SlipEvent>(
    { type: "STAKE_DONE" },
    { type: "LOWER_STAKE" },
    { type: "ACCEPT_ODDS" },
    { type: "REMOVE_UNPLAYABLE" },
    { type: "DISMISS" },
    { type: "CLEAR" },
  ),
  fc
    .constantFrom("none" as const, "higher" as const, "any" as const)
    .map((oddsChange): SlipEvent => ({ type: "ODDS_CHANGE", oddsChange })),
  {
    weight: 3,
    arbitrary: fc
      .array(changes, { maxLength: 3 })
      .map((list): SlipEvent => ({ type: "SELECTION_CHANGED", changes: list })),
  },
  users.map((each): SlipEvent => ({ type: "USER", user: each })),
  fc.constantFrom<SlipEvent>({ type: "ONLINE" }, { type: "ONLINE" }, { type: "OFFLINE" }),
  fc.constantFrom<SlipEvent>({ type: "CHECK_AGAIN" }, { type: "GIVE_UP" }),
  { weight: 6, arbitrary: fc.constant<SlipEvent>({ type: "PLACE" }) },
);

/** What the house or the clock does next. */
const answers = fc.constantFrom<"placed" | "time" | ErrorCode>(
  "placed",
  "odds_changed",
  "market_locked",
  "technical",
  "timeout",
  "busy",
  "time",
);

const steps = fc.array(fc.oneof({ weight: 5, arbitrary: events }, { weight: 1, arbitrary: answers }), {
  maxLength: 40,
});

/** An empty slip, or one that is ready to be placed. */
const starts = fc.constantFrom<SlipRecord | null>(null, {
  selections: [slipSelection(1), slipSelection(2, 1500)],
  sizes: [],
  stake: minor(1000),
  oddsChange: "none",
  attempt: null,
});

type Slip = ReturnType<typeof runSlip>;

async function apply(slip: Slip, step: SlipEvent | "placed" | "time" | ErrorCode): Promise<void> {
  const open = slip.sent.at(-1);
  if (typeof step !== "string") return slip.send(step);
  if (step === "time") return slip.clock.increment(15_000);
  if (step === "placed") return open?.answer(receipt);
  const legs = step === "odds_changed" ? [{ index: 0, code: step, params: { new: "1.700" } }] : [];
  return open?.fail(new CallError(step, { legs }));
}

/** The slip's coupon, put together from what it shows and nothing else. */
function shownCoupon({ view }: Pick<Slip, "view">) {
  const { kind, legs, oddsChange, perLine, sizes, stake } = view();
  return {
    kind,
    oddsChange,
    stake: stake ?? minor(0),
    stakeType: perLine ? ("line" as const) : ("coupon" as const),
    sizes,
    selections: legs.map(({ banker, selection }) => ({ ...outcomeRef(selection), odds: selection.odds, banker })),
  };
}

/** What must be true of a slip at any moment. */
function brokenRules(slip: Slip): string[] {
  const { attempt, bonus, limits, selections, sizes } = slip.context();
  const view = slip.view();
  const phase = slip.phase();
  const problems = view.problems.length + view.legs.reduce((sum, leg) => sum + leg.problems.length, 0);
  const shown = shownCoupon(slip);
  const maxPay = selections.length === 0 ? null : couponBounds({ selections, sizes: shown.sizes }, limits).maxPay;
  const rules: Record<string, boolean> = {
    "no selection is there twice": selections.every(
      (selection, index) => !selections.slice(0, index).some((other) => sameSelection(other, selection)),
    ),
    "no more selections than the limits allow": selections.length <= limits.maxWaysSelections,
    "a single selection lies within the odds limits": selections.length !== 1 || view.legs[0]?.state !== "inactive",
    "a live price is never above the largest odd": selections.every(
      ({ live, offered }) => !live || limits.maxOdds === null || offered <= limits.maxOdds,
    ),
    "a size is never more than there is to choose from": sizes.every((size) => size <= (view.system?.matches ?? 0)),
    "the sizes that are marked are those that are chosen": isDeepStrictEqual(
      view.system?.sizes.filter(({ chosen }) => chosen).map(({ size }) => size) ?? [],
      sizes,
    ),
    "there are bankers in a system only, and a match is one with all of its selections": selections.every(
      ({ banker, matchId }) =>
        (!banker || sizes.length > 0) &&
        selections.every((other) => other.matchId !== matchId || other.banker === banker),
    ),
    "what it comes to is what the engine says of what is shown": isDeepStrictEqual(
      view.price,
      selections.length === 0 ? null : priceCoupon({ ...shown, bonus, maxPay }),
    ),
    "a lowered stake is less, and may be placed as far as the limits go":
      view.lowered === null ||
      (view.stake !== null && view.lowered < view.stake && view.lowered >= (view.stakeRange?.min ?? 0n)),
    "nothing with a problem can be placed": !(view.canPlace && problems > 0),
    "nothing without a stake can be placed": !(view.canPlace && view.stake === null),
    "a coupon under way has an attempt that is pending":
      !(phase === "placing" || phase === "unknown") || attempt?.pending === true,
    "no attempt is pending while the slip is open":
      phase === "placing" || phase === "unknown" || attempt?.pending !== true,
    "no attempt is somebody else's":
      attempt === null || slip.context().user === null || slip.context().user?.userId === attempt.userId,
    "a price is there as soon as a selection is": (view.price !== null) === selections.length > 0,
    "what is stored is what comes back": isDeepStrictEqual(parseSlip(writeSlip(slip.context())), storedPart(slip)),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

function storedPart(slip: Slip): SlipRecord {
  const { selections, sizes, stake, oddsChange, attempt } = slip.context();
  return { selections, sizes, stake, oddsChange, attempt };
}

/** What takes selections out of the slip because somebody wants it so. */
const takesOut = new Set(["TOGGLE", "REMOVE", "CLEAR", "LOAD", "REMOVE_UNPLAYABLE"]);

test("after any events in any order the slip keeps its invariants", async () => {
  await fc.assert(
    fc.asyncProperty(users, starts, steps, async (who, restored, sequence) => {
      const slip = runSlip({ user: who, restored });
      for (const step of sequence) {
        await apply(slip, step);
        expect(brokenRules(slip)).toEqual([]);
      }
      slip.actor.stop();
    }),
    { numRuns: 300 },
  );
});

test("a selection is removed only with an action, a receipt or a notice", async () => {
  await fc.assert(
    fc.asyncProperty(users, starts, steps, async (who, restored, sequence) => {
      const slip = runSlip({ user: who, restored });
      for (const step of sequence) {
        const before = slip.context().selections;
        const emittedBefore = slip.emitted.length;
        await apply(slip, step);
        const after = slip.context().selections;
        const removed = before.filter((selection) => !after.some((other) => sameSelection(other, selection)));
        const reasons = slip.emitted
          .slice(emittedBefore)
          .map((event) => (event.type === "notice" ? event.notice.key : event.type));
        const wished = typeof step !== "string" && takesOut.has(step.type);
        const isNoticed = reasons.some((reason) =>
          ["placed", "slip.replaced", "slip.matchFinished", "slip.minLimit", "slip.maxLimit"].includes(reason),
        );
        expect(removed.length === 0 || wished || isNoticed).toBe(true);
      }
      slip.actor.stop();
    }),
    { numRuns: 300 },
  );
});

test("the sent coupon is the one shown when the button was pressed", async () => {
  await fc.assert(
    fc.asyncProperty(users, starts, steps, async (who, restored, sequence) => {
      const slip = runSlip({ user: who, restored });
      for (const step of sequence) {
        const { stake, ...shown } = shownCoupon(slip);
        const { price } = slip.view();
        const sent = slip.sent.length;
        await apply(slip, step);
        if (typeof step === "string" || step.type !== "PLACE") continue;
        for (const { request } of slip.sent.slice(sent)) {
          const { kind, oddsChange, selections, sizes } = shown;
          expect(request).toMatchObject({ kind, oddsChange, selections, sizes, stake, totalStake: price?.totalStake });
        }
      }
      slip.actor.stop();
    }),
    { numRuns: 200 },
  );
});

test("the key changes exactly when body, player or receipt change (D54)", async () => {
  await fc.assert(
    fc.asyncProperty(starts, steps, async (restored, sequence) => {
      const slip = runSlip({ restored });
      const coupons = new Map<string, string>();
      let receipts = 0;
      slip.actor.on("placed", () => {
        receipts++;
      });
      let seen = 0;
      for (const step of sequence) {
        const { user: player } = slip.context();
        const before = receipts;
        await apply(slip, step);
        for (const { key, request } of slip.sent.slice(seen)) {
          const coupon = `${player?.userId} ${before} ${fingerprint(request)}`;
          expect(coupons.get(key) ?? coupon).toBe(coupon);
          coupons.set(key, coupon);
        }
        seen = slip.sent.length;
      }
      slip.actor.stop();
    }),
    { numRuns: 200 },
  );
});
