import type { BonusCategory, BonusMeta, BonusStatus, PlayerBonus } from "@livery/contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Schema } from "../db/schema.ts";
import { inLanguage } from "../language-texts.ts";

/** The reader of bonuses and their languages, by preference. */
export interface Reader {
  readonly tenantId: number;
  /** Null for a visitor. */
  readonly userId: number | null;
  readonly langs: readonly string[];
}

/** Whether a bonus is offered now; `b` is its row. */
export const isOffered: RawBuilder<boolean> = sql`
  (b.active and coalesce(b.starts_at <= house_now(), true) and coalesce(b.ends_at > house_now(), true))`;

/**
 * Whether a player has had a bonus that is for one use, or was at the time of the request (the index `bonus_request_open` allows
 * no other request beside that one); `b` is its row.
 */
export function isUsed(userId: number | null): RawBuilder<boolean> {
  return sql`exists (select from bonus_request used where used.bonus_id = b.bonus_id and used.player_id = ${userId}
    and used.status = 'confirmed' and (b.one_use or used.one_use))`;
}

interface Row {
  readonly bonus_id: number;
  readonly lang: string;
  readonly title: string;
  readonly alt: string;
  readonly html: string;
  readonly terms: string;
  readonly category: BonusCategory;
  readonly percent: number | null;
  readonly multiplier: number | null;
  readonly one_use: boolean;
  readonly image: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly requestable: boolean;
  readonly status: BonusStatus | null;
  readonly requested_at: Date | null;
  readonly resolved_at: Date | null;
  readonly reason: string | null;
}

/** The maximum number of rows. */
const most = 200;

/** How long a decision is shown if its bonus is no longer offered: its notification links there. */
const decidedFor = sql`interval '30 days'`;

/**
 * The offered bonuses in their order, and those no longer offered on which the player's request waits or was decided recently.
 */
async function readOffered(db: Kysely<Schema>, { tenantId, userId, langs }: Reader): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select b.bonus_id, t.lang, t.title, t.alt, t.html, t.terms, b.category, b.percent, b.multiplier, b.one_use, b.image, b.starts_at, b.ends_at,
      ${isOffered} and newest.status is distinct from 'waiting' and not ${isUsed(userId)} as requestable,
      newest.status, newest.requested_at, newest.resolved_at, newest.reason
    from bonus b join bonus_text t using (bonus_id)
      left join lateral (select * from bonus_request r where r.bonus_id = b.bonus_id and r.player_id = ${userId}
        order by r.request_id desc limit 1) newest on true
    where b.tenant_id = ${tenantId} and t.lang = any (${langs})
      and (${isOffered} or newest.status = 'waiting' or newest.resolved_at > house_now() - ${decidedFor})
    order by b.list_order, b.bonus_id`.execute(db);
  return inLanguage(rows, ({ bonus_id }) => bonus_id, langs).slice(0, most);
}

/** The bonuses as a player sees them, with the state of their newest request for each (§4). */
export async function readBonuses(db: Kysely<Schema>, reader: Reader): Promise<readonly PlayerBonus[]> {
  return (await readOffered(db, reader)).map((row) => ({
    bonusId: row.bonus_id,
    title: row.title,
    status: row.status ?? "waiting",
    requested: row.status !== null,
    requestable: row.requestable,
    requestedAt: row.requested_at?.toISOString() ?? null,
    resolvedAt: row.resolved_at?.toISOString() ?? null,
    reason: row.reason,
  }));
}

/** The texts of the same bonuses. */
export async function readBonusMeta(db: Kysely<Schema>, reader: Reader): Promise<readonly BonusMeta[]> {
  return (await readOffered(db, reader)).map((row) => ({
    bonusId: row.bonus_id,
    title: row.title,
    html: row.html,
    terms: row.terms,
    image: row.image,
    alt: row.alt,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    category: row.category,
    percent: row.percent,
    multiplier: row.multiplier,
    oneUse: row.one_use,
  }));
}
