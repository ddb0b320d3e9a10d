import { minor, offeredOdds, parseOdds, sameSelection, type Thousandths } from "@livery/betting";
import type { UserInfo } from "@livery/contract";
import { attemptOf, factsOfUser, type SlipContext, type SlipRefusal } from "../slip.context.ts";
import { fitSystem } from "../coupon.ts";
import { acceptedOdds } from "./odds-preference.ts";
import { withPicks, type Edited } from "./edit.ts";
import type { SlipNotice, EnvironmentEvent } from "../events.ts";
import { sameLimits, type ClosedReason, type PickChange, type SlipPick } from "../pick.ts";
import type { SlipRecord } from "../storage/record.ts";

/** Applies events of the environment to a slip, in any state of the slip. Pure. */
export function reactToEnvironment(context: SlipContext, event: EnvironmentEvent): Edited {
  if (event.type === "PICK_CHANGED") return applyChanges(context, event.changes);
  if (event.type === "USER") return changeUser(context, event.user);
  return { context: { ...context, online: event.type === "ONLINE" }, notices: [] };
}

/** Applies the bridge's changes (D56): prices, locks, closed markets; finished matches leave the slip (§4). */
function applyChanges(context: SlipContext, changes: readonly PickChange[]): Edited {
  const picks: SlipPick[] = [];
  const notices: SlipNotice[] = [];
  let changed = false;
  for (const pick of context.picks) {
    const change = changes.findLast(({ ref }) => sameSelection(ref, pick));
    if (change?.finished) notices.push({ key: "slip.matchFinished", params: { match: `${pick.home} – ${pick.away}` } });
    else picks.push(change ? changePick(pick, change, context) : pick);
    if (change?.finished || picks.at(-1) !== pick) changed = true;
  }
  return changed ? withPicks(context, picks, notices) : { context, notices };
}

/** Returns the same object if nothing of the selection has changed. */
function changePick(pick: SlipPick, change: PickChange, { limits, oddsChange }: SlipContext): SlipPick {
  const offered = change.odds === undefined ? pick.offered : offeredOdds(change.odds, pick.live, limits.maxOdds);
  const odds = acceptedOdds(oddsChange, pick.odds, offered);
  const movement = offered > pick.offered ? 1 : offered < pick.offered ? -1 : pick.movement;
  const locked = change.locked ?? pick.locked;
  const closed = change.closed === undefined ? pick.closed : change.closed;
  const { combined = pick.combined, single = pick.single } = change;
  const same = offered === pick.offered && odds === pick.odds && locked === pick.locked && closed === pick.closed;
  if (same && sameLimits(pick, { combined, single })) return pick;
  return { ...pick, offered, odds, movement, locked, closed, combined, single };
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
  const picks = context.picks.map((pick) => capped(pick, facts.limits));
  return withPicks(
    {
      ...context,
      ...facts,
      attempt: attemptOf(user, attempt),
      receipt: isSame ? receipt : null,
      refusal: isSame || user === null ? refusal : null,
    },
    picks,
  );
}

/** Caps a live selection at the largest odds of the present player (D9). */
function capped(pick: SlipPick, limits: SlipContext["limits"]): SlipPick {
  const odds = offeredOdds(pick.odds, pick.live, limits.maxOdds);
  const offered = offeredOdds(pick.offered, pick.live, limits.maxOdds);
  return odds === pick.odds && offered === pick.offered ? pick : { ...pick, odds, offered };
}

/** Replaces the slip with the one that another tab stored. */
export function restoreSlip(context: SlipContext, record: SlipRecord | null): SlipContext {
  return {
    ...context,
    ...fitSystem({ picks: record?.picks ?? [], sizes: record?.sizes ?? [] }),
    stake: record?.stake ?? null,
    oddsChange: record?.oddsChange ?? context.oddsChange,
    attempt: attemptOf(context.user, record?.attempt ?? null),
  };
}

/** Copies a refusal's facts into the selections and the balance, so that accepting and removing work on them (D13). */
export function applyRefusal(context: SlipContext, refusal: SlipRefusal): SlipContext {
  const picks = context.picks.map((pick) => {
    const leg = refusal.legs.find(({ ref }) => sameSelection(ref, pick));
    if (!leg) return pick;
    if (leg.code === "odds_changed") return { ...pick, offered: newOdds(leg.params["new"]) ?? pick.offered };
    if (leg.code === "market_locked") return { ...pick, locked: true };
    return isClosedReason(leg.code) ? { ...pick, closed: leg.code } : pick;
  });
  return { ...context, picks, refusal, user: userAfter(context.user, refusal) };
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
