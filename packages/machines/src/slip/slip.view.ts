import {
  bonusPercent,
  checkCoupon,
  couponBounds,
  priceCoupon,
  qualifyingSelections,
  sameSelection,
  type CouponKind,
  type CouponPrice,
  type Minor,
} from "@livery/betting";
import type { ErrorCode, ErrorParams, OddsChange, PlacedCoupon } from "@livery/contract";
import type { SlipContext, SlipRefusal } from "./slip.context.ts";
import { outcomeRef, type SlipSelection } from "./selection.ts";
import { loweredStake, stakeRange, type StakeRange } from "./changes/stake.ts";
import { mayBank } from "./changes/system.ts";
import { slipCoupon, type PricedSystem } from "./coupon.ts";
import type { PlacedForm } from "./placement/receipt.ts";
import { systemView, type SystemView } from "./system-view.ts";

/** A problem that prevents the placement. `params` as in `Refusal`: amounts minor units, odds decimal strings. */
export interface SlipProblem {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

export interface LegView {
  readonly selection: SlipSelection;
  /** inactive: the odds are outside the limits (§4); changed: the player must accept the price first (D13). */
  readonly state: "open" | "changed" | "locked" | "closed" | "inactive";
  readonly problems: readonly SlipProblem[];
  /** In a system: whether the match is a banker (D2), and whether the player may change that. */
  readonly banker: boolean;
  readonly mayBank: boolean;
  /** The server's last refusal of this leg; it does not prevent another attempt. */
  readonly refused: SlipProblem | null;
}

/** The progress to a bonus, or to its next step (D11). */
export interface BonusProgress {
  /** The slip's present bonus, percent. */
  readonly percent: number;
  readonly qualifying: number;
  /** The number of qualifying selections that are missing for any bonus. */
  readonly missing: number;
  /** The bonus with one more qualifying selection, percent. */
  readonly nextPercent: number;
}

/** The refusal that is shown if the player presses the button although the stake is missing or a problem exists. */
export function localRefusal(context: SlipContext): SlipRefusal {
  const { legs, problems, stakeRange } = slipView(context);
  if (legs.length === 0) return { code: "too_few_selections", params: { min: 1, count: 0 }, legs: [] };
  const faulty = legs.flatMap((leg) =>
    leg.problems.slice(0, 1).map((problem) => ({ ref: outcomeRef(leg.selection), ...problem })),
  );
  const first = problems[0] ??
    faulty[0] ?? { code: "stake_too_low", params: stakeRange ? { min: Number(stakeRange.min) } : {} };
  return { code: first.code, params: first.params, legs: faulty };
}

/** The model of a slip variant. */
export interface SlipView {
  readonly legs: readonly LegView[];
  /** Null while the slip is empty. */
  readonly kind: CouponKind | null;
  /** Chosen sizes of a system, ascending; empty if there is no system. */
  readonly sizes: readonly number[];
  /** The sizes that a system of these selections can have; null if none is possible. */
  readonly system: SystemView | null;
  /** Lines, stakes, odds, return and bonus; null while the slip is empty. Without a stake its amounts are 0. */
  readonly price: CouponPrice | null;
  readonly stake: Minor | null;
  readonly currency: string;
  readonly stakeRange: StakeRange | null;
  /** D4: whether the typed amount is staked on every line. */
  readonly perLine: boolean;
  /**
   * The stake after LOWER_STAKE if it is too high for limits, refusal or balance; null if it is not, or no lower stake is
   * allowed.
   */
  readonly lowered: Minor | null;
  readonly quickStakes: readonly { readonly stake: Minor; readonly allowed: boolean }[];
  /** Null if no bonus is offered. */
  readonly bonus: BonusProgress | null;
  readonly oddsChange: OddsChange;
  /** Problems of the slip as a whole; the legs have their own. */
  readonly problems: readonly SlipProblem[];
  /** The slip has selections and a stake, and neither it nor a leg has a problem. */
  readonly canPlace: boolean;
  /** Whether there are prices to accept, and selections to remove. */
  readonly changedOdds: boolean;
  readonly unplayable: boolean;
  /** No player is signed in: placing requires that first. */
  readonly signInFirst: boolean;
  readonly refusal: SlipRefusal | null;
  readonly receipt: PlacedCoupon | null;
  /** What the coupon of the receipt is. */
  readonly placedForm: PlacedForm | null;
  /** The system before the last change of selections or bankers gave the slip another one; null otherwise. */
  readonly systemBefore: PricedSystem | null;
  /** For a system of one line: the accumulator of its selections, with its bonus; null if that is not allowed. */
  readonly asAccumulator: CouponPrice | null;
}

const views = new WeakMap<SlipContext, SlipView>();

/** The slip as its variants show it: the same object for the same context, so that it can be a selector. */
export function slipView(context: SlipContext): SlipView {
  const known = views.get(context);
  if (known) return known;
  const view = viewOf(context);
  views.set(context, view);
  return view;
}

function viewOf(context: SlipContext): SlipView {
  const { selections, stake, user } = context;
  const price = priceOf(context);
  const { legs, problems } = validate(context, price);
  const range = stakeRange(context);
  return {
    legs,
    kind: price?.kind ?? null,
    sizes: context.sizes,
    system: systemView(context),
    price,
    stake,
    currency: context.currency,
    stakeRange: range,
    perLine: user?.stakeType === "line",
    lowered: loweredStake(context),
    quickStakes: context.input.quickStakes.map((each) => ({
      stake: each,
      allowed: range === null || (each >= range.min && each <= range.max),
    })),
    bonus: bonusProgress(context, price),
    oddsChange: context.oddsChange,
    problems,
    canPlace:
      selections.length > 0 &&
      stake !== null &&
      problems.length === 0 &&
      legs.every((leg) => leg.problems.length === 0),
    changedOdds: legs.some((leg) => leg.selection.odds !== leg.selection.offered),
    unplayable: legs.some(({ state }) => state === "locked" || state === "closed" || state === "inactive"),
    signInFirst: user === null,
    refusal: context.refusal,
    receipt: context.receipt,
    placedForm: context.placedForm,
    systemBefore: context.systemBefore,
    asAccumulator: asAccumulator(context, price),
  };
}

function priceOf(context: SlipContext): CouponPrice | null {
  if (context.selections.length === 0) return null;
  const coupon = slipCoupon(context);
  return priceCoupon({ ...coupon, bonus: context.bonus, maxPay: couponBounds(coupon, context.limits).maxPay });
}

function asAccumulator(context: SlipContext, price: CouponPrice | null): CouponPrice | null {
  if (price?.kind !== "system" || price.lines !== 1) return null;
  const accumulator = {
    ...context,
    sizes: [],
    selections: context.selections.map((leg) => ({ ...leg, banker: false })),
  };
  return context.limits.combine.enabled ? priceOf(accumulator) : null;
}

const stakeCodes: ReadonlySet<ErrorCode> = new Set(["stake_too_low", "stake_too_high"]);

function validate(context: SlipContext, price: CouponPrice | null): { legs: LegView[]; problems: SlipProblem[] } {
  const { selections, stake, user } = context;
  const refusals = price === null ? [] : checkCoupon(slipCoupon(context), context.limits);
  const legs = selections.map((selection, index) =>
    legView(
      selection,
      refusals.filter(({ leg }) => leg === index),
      context,
    ),
  );
  // A missing amount is not reported as a mistake; it only prevents the placement.
  const problems: SlipProblem[] = refusals.filter(
    ({ leg, code }) => leg === null && (stake !== null || !stakeCodes.has(code)),
  );
  if (user && !user.active) problems.push({ code: "account_passive", params: {} });
  if (user && price && price.totalStake > user.balance)
    problems.push({
      code: "insufficient_credit",
      params: { balance: Number(user.balance), stake: Number(price.totalStake) },
    });
  if (!context.online) problems.push({ code: "offline", params: {} });
  return { legs, problems };
}

function legView(selection: SlipSelection, refusals: readonly SlipProblem[], context: SlipContext): LegView {
  const problems: SlipProblem[] = refusals.map(({ code, params }) => ({ code, params }));
  if (selection.closed !== null) problems.unshift({ code: selection.closed, params: {} });
  else if (selection.locked) problems.unshift({ code: "market_locked", params: {} });
  else if (selection.odds !== selection.offered) problems.unshift({ code: "odds_changed", params: {} });
  const refused = context.refusal?.legs.find(({ ref }) => sameSelection(ref, selection)) ?? null;
  const { banker, matchId } = selection;
  return {
    selection,
    state: stateOf(selection, refusals),
    problems,
    banker,
    mayBank: mayBank(context, matchId),
    refused,
  };
}

function stateOf(selection: SlipSelection, refusals: readonly SlipProblem[]): LegView["state"] {
  if (selection.closed !== null) return "closed";
  if (selection.locked) return "locked";
  if (refusals.some(({ code }) => code === "odds_too_low" || code === "odds_too_high")) return "inactive";
  return selection.odds === selection.offered ? "open" : "changed";
}

function bonusProgress({ selections, bonus }: SlipContext, price: CouponPrice | null): BonusProgress | null {
  if (bonus.percent === 0 || price === null || price.kind === "ways" || price.kind === "system") return null;
  const [first] = selections;
  const qualifying = qualifyingSelections(selections, bonus);
  // One more selection at exactly the lowest odds that count.
  const oneMore = first === undefined ? selections : [...selections, { ...first, odds: bonus.odds }];
  return {
    percent: bonusPercent(price.kind, selections, bonus),
    qualifying,
    missing: Math.max(0, bonus.tipCount - qualifying),
    nextPercent: bonusPercent("accumulator", oneMore, bonus),
  };
}
