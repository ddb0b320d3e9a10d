import { offeredOdds, sameSelection } from "@livery/betting";
import type { OddsChange, OutcomeRef } from "@livery/contract";
import type { SlipContext } from "../slip.context.ts";
import type { LoadedSlip } from "../booking/booked-slip.ts";
import type { EditEvent, SlipNotice } from "../events.ts";
import { keepSystem, systemBefore } from "../coupon.ts";
import { oddsLimitNotice } from "./odds-limit.ts";
import type { OfferedSelection, SlipSelection } from "../selection.ts";
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
  const context: SlipContext = { ...before, refusal: null, receipt: null, systemBefore: null };
  let after: Edited;
  switch (event.type) {
    case "ADD":
      after = addSelection(context, event.selection);
      break;
    case "TOGGLE":
      after = has(context, event.selection)
        ? withSelections(context, without(context, event.selection))
        : addSelection(context, event.selection);
      break;
    case "REMOVE":
      after = withSelections(context, without(context, event.ref));
      break;
    case "CLEAR":
      after = edited({ ...context, selections: [], sizes: [], stake: null });
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
      after = withSelections(
        context,
        context.selections.filter((selection) => !isUnplayable(before, selection)),
      );
      break;
  }
  return reshapes.has(event.type)
    ? { ...after, context: { ...after.context, systemBefore: systemBefore(before, after.context) } }
    : after;
}

/** Edits that change a system besides what the player asked for: its lines and the stake of each. */
const reshapes: ReadonlySet<EditEvent["type"]> = new Set(["ADD", "TOGGLE", "REMOVE", "REMOVE_UNPLAYABLE", "BANKER"]);

/**
 * Returns the slip with other selections, and its system with as many sizes as remain. A single selection outside the odds limits
 * is removed too, with a notice (§4, §8).
 */
export function withSelections(
  context: SlipContext,
  selections: readonly SlipSelection[],
  notices: readonly SlipNotice[] = [],
): Edited {
  const [only, ...others] = selections;
  const notice = only && others.length === 0 ? oddsLimitNotice(only, context.limits) : null;
  return notice
    ? { context: { ...context, selections: [], sizes: [] }, notices: [...notices, notice] }
    : { context: { ...context, ...keepSystem(context, { selections, sizes: context.sizes }) }, notices };
}

function addSelection(context: SlipContext, selection: OfferedSelection): Edited {
  if (has(context, selection)) return edited(context, { key: "slip.duplicate", params: {} });
  const { selections, notice } = withSelection(context, selection, false);
  return withSelections(context, selections, notice === null ? [] : [notice]);
}

/**
 * Replaces the slip with the one of a code, as far as it is on offer and within the player's limits, with notices about what is
 * left out.
 */
function loadSlip(context: SlipContext, { selections, sizes, gone }: LoadedSlip): Edited {
  let loaded: SlipContext = { ...context, selections: [], sizes };
  const notices: SlipNotice[] = gone.length === 0 ? [] : [{ key: "slip.gone", params: { matches: gone.join(", ") } }];
  for (const { banker, ...selection } of selections) {
    if (has(loaded, selection)) continue;
    const after = withSelection(loaded, selection, banker);
    loaded = { ...loaded, selections: after.selections };
    if (after.notice !== null && !notices.some(({ key }) => key === after.notice?.key)) notices.push(after.notice);
  }
  return withSelections(loaded, loaded.selections, notices);
}

/**
 * Adds a selection and returns the notice for the player. If ways are not enabled, it replaces the earlier ones of its match
 * (D12).
 */
function withSelection(
  context: SlipContext,
  selection: OfferedSelection,
  banker: boolean,
): { readonly selections: readonly SlipSelection[]; readonly notice: SlipNotice | null } {
  const { limits, selections } = context;
  const remaining = limits.multiple.enabled
    ? selections
    : selections.filter((other) => other.matchId !== selection.matchId);
  const full = fullNotice([...remaining, selection], context);
  if (full) return { selections, notice: full };
  const odds = offeredOdds(selection.odds, selection.live, limits.maxOdds);
  const replaced = remaining.length < selections.length;
  return {
    selections: [...remaining, { ...selection, odds, offered: odds, movement: 0, closed: null, banker }],
    notice: replaced ? { key: "slip.replaced", params: { match: `${selection.home} – ${selection.away}` } } : null,
  };
}

/** The notice that these are too many selections (§5, §9), or null. Ways and systems have limits of their own (D9). */
function fullNotice(selections: readonly OutcomeRef[], { limits, sizes }: SlipContext): SlipNotice | null {
  const matches = new Set(selections.map(({ matchId }) => matchId)).size;
  const ways = matches < selections.length;
  const most = ways ? limits.maxWaysSelections : limits.maxSelections;
  if (selections.length > most) return { key: "slip.full", params: { max: most } };
  const mostMatches = Math.min(
    ways ? limits.maxWaysMatches : Infinity,
    sizes.length > 0 ? limits.maxSystemMatches : Infinity,
  );
  return matches > mostMatches ? { key: "slip.fullMatches", params: { max: mostMatches } } : null;
}

/** A preference applies at once to prices that have already changed. */
function prefer(context: SlipContext, oddsChange: OddsChange): Edited {
  const selections = context.selections.map((selection) => ({
    ...selection,
    odds: acceptedOdds(oddsChange, selection.odds, selection.offered),
  }));
  return withSelections({ ...context, oddsChange }, selections);
}

function acceptOdds(context: SlipContext, ref: OutcomeRef | undefined): Edited {
  const selections = context.selections.map((selection) =>
    ref === undefined || sameSelection(ref, selection) ? { ...selection, odds: selection.offered } : selection,
  );
  return withSelections(context, selections);
}

function isUnplayable(context: SlipContext, selection: SlipSelection): boolean {
  const refused =
    context.refusal?.legs.some((leg) => leg.code !== "odds_changed" && sameSelection(leg.ref, selection)) ?? false;
  return (
    refused || selection.locked || selection.closed !== null || oddsLimitNotice(selection, context.limits) !== null
  );
}

const has = (context: SlipContext, selection: OutcomeRef) =>
  context.selections.some((other) => sameSelection(other, selection));

const without = (context: SlipContext, selection: OutcomeRef) =>
  context.selections.filter((other) => !sameSelection(other, selection));

const edited = (context: SlipContext, ...notices: SlipNotice[]): Edited => ({ context, notices });
