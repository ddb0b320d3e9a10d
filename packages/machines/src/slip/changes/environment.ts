import { minor, offeredOdds, parseOdds, sameSelection, type Thousandths } from "@livery/betting";
import type { UserInfo } from "@livery/contract";
import { attemptOf, factsOfUser, type SlipContext, type SlipRefusal } from "../slip.context.ts";
import { fitSystem, systemBefore } from "../coupon.ts";
import { acceptedOdds } from "./odds-preference.ts";
import { withSelections, type Edited } from "./edit.ts";
import type { SlipNotice, EnvironmentEvent } from "../events.ts";
import { sameLimits, type ClosedReason, type SelectionChange, type SlipSelection } from "../selection.ts";
import type { SlipRecord } from "../storage/record.ts";

/** Applies events of the environment to a slip, in any state of the slip. Pure. */
export function reactToEnvironment(context: SlipContext, event: EnvironmentEvent): Edited {
  if (event.type === "SELECTION_CHANGED") return applyChanges(context, event.changes);
  if (event.type === "USER") return changeUser(context, event.user);
  return { context: { ...context, online: event.type === "ONLINE" }, notices: [] };
}

/** Applies the bridge's changes (D56): prices, locks, closed markets; finished matches leave the slip (§4). */
function applyChanges(context: SlipContext, changes: readonly SelectionChange[]): Edited {
  const selections: SlipSelection[] = [];
  const notices: SlipNotice[] = [];
  let changed = false;
  for (const selection of context.selections) {
    const change = changes.findLast(({ ref }) => sameSelection(ref, selection));
    if (change?.finished)
      notices.push({ key: "slip.matchFinished", params: { match: `${selection.home} – ${selection.away}` } });
    else selections.push(change ? changeSelection(selection, change, context) : selection);
    if (change?.finished || selections.at(-1) !== selection) changed = true;
  }
  if (!changed) return { context, notices };
  const after = withSelections(context, selections, notices);
  const reshaped = systemBefore(context, after.context);
  return reshaped === null ? after : { ...after, context: { ...after.context, systemBefore: reshaped } };
}

/** Returns the same object if nothing of the selection has changed. */
function changeSelection(
  selection: SlipSelection,
  change: SelectionChange,
  { limits, oddsChange }: SlipContext,
): SlipSelection {
  const offered =
    change.odds === undefined ? selection.offered : offeredOdds(change.odds, selection.live, limits.maxOdds);
  const odds = acceptedOdds(oddsChange, selection.odds, offered);
  const movement = offered > selection.offered ? 1 : offered < selection.offered ? -1 : selection.movement;
  const locked = change.locked ?? selection.locked;
  const closed = change.closed === undefined ? selection.closed : change.closed;
  const { combined = selection.combined, single = selection.single } = change;
  const same =
    offered === selection.offered &&
    odds === selection.odds &&
    locked === selection.locked &&
    closed === selection.closed;
  if (same && sameLimits(selection, { combined, single })) return selection;
  return { ...selection, offered, odds, movement, locked, closed, combined, single };
}

/**
 * Another player, or none: other limits apply. The result of a bet is only for the player who placed it (D60). An attempt is
 * dropped when another player signs in, a receipt when its player leaves. A refusal stays until a player signs in, since it may
 * require that.
 */
function changeUser(context: SlipContext, user: UserInfo | null): Edited {
  const { attempt, receipt, refusal } = context;
  const isSame = user !== null && user.userId === context.user?.userId;
  const facts = factsOfUser(context.input, user);
  const selections = context.selections.map((selection) => capped(selection, facts.limits));
  return withSelections(
    {
      ...context,
      ...facts,
      attempt: attemptOf(user, attempt),
      receipt: isSame ? receipt : null,
      refusal: isSame || user === null ? refusal : null,
    },
    selections,
  );
}

/** Caps a live selection at the largest odds of the present player (D9). */
function capped(selection: SlipSelection, limits: SlipContext["limits"]): SlipSelection {
  const odds = offeredOdds(selection.odds, selection.live, limits.maxOdds);
  const offered = offeredOdds(selection.offered, selection.live, limits.maxOdds);
  return odds === selection.odds && offered === selection.offered ? selection : { ...selection, odds, offered };
}

/** Replaces the slip with the one that another tab stored. */
export function restoreSlip(context: SlipContext, record: SlipRecord | null): SlipContext {
  return {
    ...context,
    ...fitSystem({ selections: record?.selections ?? [], sizes: record?.sizes ?? [] }),
    systemBefore: null,
    stake: record?.stake ?? null,
    oddsChange: record?.oddsChange ?? context.oddsChange,
    attempt: attemptOf(context.user, record?.attempt ?? null),
  };
}

/** Copies a refusal's facts into the selections and the balance, so that accepting and removing work on them (D13). */
export function applyRefusal(context: SlipContext, refusal: SlipRefusal): SlipContext {
  const selections = context.selections.map((selection) => {
    const leg = refusal.legs.find(({ ref }) => sameSelection(ref, selection));
    if (!leg) return selection;
    if (leg.code === "odds_changed") return { ...selection, offered: newOdds(leg.params["new"]) ?? selection.offered };
    if (leg.code === "market_locked") return { ...selection, locked: true };
    return isClosedReason(leg.code) ? { ...selection, closed: leg.code } : selection;
  });
  return { ...context, selections, refusal, user: userAfter(context.user, refusal) };
}

/** A refusal for lack of credit has a newer balance than the slip. */
function userAfter(user: UserInfo | null, { code, params: { balance } }: SlipRefusal): UserInfo | null {
  return user && code === "insufficient_credit" && typeof balance === "number"
    ? { ...user, balance: minor(balance) }
    : user;
}

const closedReasons: readonly string[] = ["market_closed", "match_started", "match_cancelled"] satisfies ClosedReason[];

const isClosedReason = (code: string): code is ClosedReason => closedReasons.includes(code);

/** The new price from the server, a decimal string; null if there is none. */
function newOdds(value: string | number | undefined): Thousandths | null {
  return value !== undefined && /^\d{1,9}(\.\d{1,3})?$/.test(String(value)) ? parseOdds(String(value)) : null;
}
