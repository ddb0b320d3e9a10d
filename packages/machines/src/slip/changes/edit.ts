import { offeredOdds, sameSelection } from "@livery/betting";
import type { OddsChange, OutcomeRef } from "@livery/contract";
import type { SlipContext } from "../slip.context.ts";
import type { LoadedSlip } from "../booking/booked-slip.ts";
import type { EditEvent, SlipNotice } from "../events.ts";
import { fitSystem } from "../coupon.ts";
import { oddsLimitNotice } from "./odds-limit.ts";
import type { OfferedPick, SlipPick } from "../pick.ts";
import { acceptedOdds } from "./odds-preference.ts";
import { clampStake, lowerStake } from "./stake.ts";
import { chooseSizes, toggleBanker } from "./system.ts";

/** A slip after a change, with notices for the player. */
export interface Edited {
  readonly context: SlipContext;
  readonly notices: readonly SlipNotice[];
}

/** Applies an edit to the slip (§4, §5, D12). Pure; it also closes a shown receipt or refusal. */
export function editSlip(before: SlipContext, event: EditEvent): Edited {
  const context: SlipContext = { ...before, refusal: null, receipt: null };
  let after: Edited;
  switch (event.type) {
    case "ADD":
      after = addPick(context, event.pick);
      break;
    case "TOGGLE":
      after = has(context, event.pick)
        ? withPicks(context, without(context, event.pick))
        : addPick(context, event.pick);
      break;
    case "REMOVE":
      after = withPicks(context, without(context, event.ref));
      break;
    case "CLEAR":
      after = edited({ ...context, picks: [], sizes: [], stake: null });
      break;
    case "LOAD":
      after = loadSlip(context, event.slip);
      break;
    case "SIZES":
      after = edited(chooseSizes(context, event.sizes));
      break;
    case "BANKER":
      after = edited(toggleBanker(context, event.matchId));
      break;
    case "STAKE":
    case "QUICK_STAKE":
      after = edited({ ...context, stake: event.stake });
      break;
    case "STAKE_DONE":
      after = edited({ ...context, stake: clampStake(context) });
      break;
    case "LOWER_STAKE":
      after = edited({ ...context, stake: lowerStake(before) });
      break;
    case "ODDS_CHANGE":
      after = prefer(context, event.oddsChange);
      break;
    case "ACCEPT_ODDS":
      after = acceptOdds(context, event.ref);
      break;
    case "REMOVE_UNPLAYABLE":
      after = withPicks(
        context,
        context.picks.filter((pick) => !isUnplayable(before, pick)),
      );
      break;
  }
  return after;
}

/**
 * Returns the slip with other selections, and its system with as many sizes as remain. A single selection outside the odds limits
 * is removed too, with a notice (§4, §8).
 */
export function withPicks(
  context: SlipContext,
  picks: readonly SlipPick[],
  notices: readonly SlipNotice[] = [],
): Edited {
  const [only, ...others] = picks;
  const notice = only && others.length === 0 ? oddsLimitNotice(only, context.limits) : null;
  return notice
    ? { context: { ...context, picks: [], sizes: [] }, notices: [...notices, notice] }
    : { context: { ...context, ...fitSystem({ picks, sizes: context.sizes }) }, notices };
}

function addPick(context: SlipContext, pick: OfferedPick): Edited {
  if (has(context, pick)) return edited(context, { key: "slip.duplicate", params: {} });
  const { picks, notice } = withPick(context, pick, false);
  return withPicks(context, picks, notice === null ? [] : [notice]);
}

/**
 * Replaces the slip with the one of a code, as far as it is on offer and within the player's limits, with notices about what is
 * left out.
 */
function loadSlip(context: SlipContext, { picks, sizes, gone }: LoadedSlip): Edited {
  let loaded: SlipContext = { ...context, picks: [], sizes };
  const notices: SlipNotice[] = gone.length === 0 ? [] : [{ key: "slip.gone", params: { matches: gone.join(", ") } }];
  for (const { banker, ...pick } of picks) {
    if (has(loaded, pick)) continue;
    const after = withPick(loaded, pick, banker);
    loaded = { ...loaded, picks: after.picks };
    if (after.notice !== null && !notices.some(({ key }) => key === after.notice?.key)) notices.push(after.notice);
  }
  return withPicks(loaded, loaded.picks, notices);
}

/**
 * Adds a selection and returns the notice for the player. If ways are not enabled, it replaces the earlier ones of its match
 * (D12).
 */
function withPick(
  context: SlipContext,
  pick: OfferedPick,
  banker: boolean,
): { readonly picks: readonly SlipPick[]; readonly notice: SlipNotice | null } {
  const { limits, picks } = context;
  const remaining = limits.multiple.enabled ? picks : picks.filter((other) => other.matchId !== pick.matchId);
  const full = fullNotice([...remaining, pick], context);
  if (full) return { picks, notice: full };
  const odds = offeredOdds(pick.odds, pick.live, limits.maxOdds);
  const replaced = remaining.length < picks.length;
  return {
    picks: [...remaining, { ...pick, odds, offered: odds, movement: 0, closed: null, banker }],
    notice: replaced ? { key: "slip.replaced", params: { match: `${pick.home} – ${pick.away}` } } : null,
  };
}

/** The notice that these are too many selections (§5, §9), or null. Ways and systems have limits of their own (D9). */
function fullNotice(picks: readonly OutcomeRef[], { limits, sizes }: SlipContext): SlipNotice | null {
  const matches = new Set(picks.map(({ matchId }) => matchId)).size;
  const ways = matches < picks.length;
  const most = ways ? limits.maxWaysSelections : limits.maxSelections;
  if (picks.length > most) return { key: "slip.full", params: { max: most } };
  const mostMatches = Math.min(
    ways ? limits.maxWaysMatches : Infinity,
    sizes.length > 0 ? limits.maxSystemMatches : Infinity,
  );
  return matches > mostMatches ? { key: "slip.fullMatches", params: { max: mostMatches } } : null;
}

/** A preference applies at once to prices that have already changed. */
function prefer(context: SlipContext, oddsChange: OddsChange): Edited {
  const picks = context.picks.map((pick) => ({ ...pick, odds: acceptedOdds(oddsChange, pick.odds, pick.offered) }));
  return withPicks({ ...context, oddsChange }, picks);
}

function acceptOdds(context: SlipContext, ref: OutcomeRef | undefined): Edited {
  const picks = context.picks.map((pick) =>
    ref === undefined || sameSelection(ref, pick) ? { ...pick, odds: pick.offered } : pick,
  );
  return withPicks(context, picks);
}

function isUnplayable(context: SlipContext, pick: SlipPick): boolean {
  const refused =
    context.refusal?.legs.some((leg) => leg.code !== "odds_changed" && sameSelection(leg.ref, pick)) ?? false;
  return refused || pick.locked || pick.closed !== null || oddsLimitNotice(pick, context.limits) !== null;
}

const has = (context: SlipContext, pick: OutcomeRef) => context.picks.some((other) => sameSelection(other, pick));

const without = (context: SlipContext, pick: OutcomeRef) =>
  context.picks.filter((other) => !sameSelection(other, pick));

const edited = (context: SlipContext, ...notices: SlipNotice[]): Edited => ({ context, notices });
