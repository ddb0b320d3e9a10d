import { sql, type RawBuilder } from "kysely";

/** A span of days on the server's clock, as callers give it: from an instant on, for a number of days. */
export interface Window {
  readonly from?: string | undefined;
  readonly days?: number | undefined;
}

const dayMs = 86_400_000;

/** "Starts within the window." */
function startsWithin({ from, days }: Window, defaultDays: number): RawBuilder<boolean> {
  const first = from === undefined ? sql`house_now()` : sql`${new Date(from)}::timestamptz`;
  return sql<boolean>`match.starts_at >= ${first}
    and match.starts_at < ${first} + ${days ?? defaultDays} * interval '1 day'`;
}

/** "Started within the window"; without one, at any time. */
export function startedWithin({ from, days }: Window): RawBuilder<boolean> {
  if (from === undefined) {
    if (days === undefined) return sql<boolean>`true`;
    return sql<boolean>`match.starts_at >= house_now() - ${days} * interval '1 day'`;
  }
  const first = new Date(from);
  if (days === undefined) return sql<boolean>`match.starts_at >= ${first}`;
  return sql<boolean>`match.starts_at >= ${first} and match.starts_at < ${new Date(first.getTime() + days * dayMs)}`;
}

/** A match that can be bet on: it has not begun and has a market that is open or locked for a while. */
const onOffer = sql<boolean>`match.status = 'not_started'
  and exists (select from market where market.match_id = match.match_id and market.status in ('open', 'locked'))`;

/** A match that has a result, or a status that explains why it has none. */
export const isOver = sql<boolean>`(match.status = 'ended' and match.result is not null or match.status in ('abandoned', 'cancelled'))
  and match.starts_at <= house_now()`;

/** A match that can be bet on before it starts. */
export const isBettable = sql<boolean>`${onOffer} and match.starts_at > house_now()`;

/** One that starts within the window. */
export const isOffered = (window: Window, defaultDays: number): RawBuilder<boolean> =>
  sql<boolean>`${isBettable} and ${startsWithin(window, defaultDays)}`;

/** A match that is over and started within the window. */
export const hasResult = (window: Window): RawBuilder<boolean> => sql<boolean>`${isOver} and ${startedWithin(window)}`;
