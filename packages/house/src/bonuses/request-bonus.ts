import { createHash } from "node:crypto";
import { CallError } from "@livery/contract";
import { type Kysely, sql } from "kysely";
import { anyId } from "../db/any-id.ts";
import type { Schema } from "../db/schema.ts";
import { isOffered, isUsed } from "./offered.ts";

/** The player, by their active session (D55), once per key (I5). */
export interface BonusRequester {
  readonly tenantId: number;
  readonly userId: number;
  readonly sessionHash: Buffer;
  readonly idempotencyKey: string | null;
  /** The languages in which the player read it. */
  readonly langs: readonly string[];
}

/**
 * Requests a bonus: of simultaneous requests of a player, one succeeds (the index `bonus_request_open`). Throws CallError:
 * `not_found`, `bonus_withdrawn`, `bonus_requested` (one waits, §4), `bonus_used`, `key_reused`, `signed_out`.
 */
export async function requestBonus(db: Kysely<Schema>, requester: BonusRequester, bonusId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireSession(trx, requester);
    if (!(await claimKey(trx, requester, bonusId))) return;
    const bonus = await bonusState(trx, requester, bonusId);
    if (bonus === undefined) throw new CallError("not_found", { path: "bonusId" });
    if (bonus.waits) throw new CallError("bonus_requested", { path: "bonusId" });
    if (bonus.used) throw new CallError("bonus_used", { path: "bonusId" });
    if (!bonus.offered) throw new CallError("bonus_withdrawn", { path: "bonusId" });
    const { id, title, titles, category, percent, multiplier, oneUse } = bonus;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto("bonus_request")
      .values({
        tenant_id: requester.tenantId,
        player_id: requester.userId,
        bonus_id: id,
        asked: JSON.stringify({ title, titles, category, percent, multiplier }),
        one_use: oneUse,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // Another request of the player was inserted after the check: it waits, or was confirmed meanwhile.
    if (numInsertedOrUpdatedRows !== 1n) throw new CallError("bonus_requested", { path: "bonusId" });
  });
}

async function requireSession(trx: Kysely<Schema>, { sessionHash, userId }: BonusRequester): Promise<void> {
  const { rows } = await sql<{ player: number | null }>`select session_player(${sessionHash}) as player`.execute(trx);
  if (rows[0]?.player !== userId) throw new CallError("signed_out");
}

/**
 * Claims the key and waits for a transaction that holds it; returns false if the request was made under it before. A refusal
 * releases it (D54).
 */
async function claimKey(
  trx: Kysely<Schema>,
  { tenantId, userId, idempotencyKey: key }: BonusRequester,
  bonusId: number,
): Promise<boolean> {
  if (key === null) return true;
  const keyRow = { player_id: userId, scope: "bonus", key };
  const body_hash = createHash("sha256").update(String(bonusId)).digest();
  const claimed = await trx
    .insertInto("idempotency")
    .values({ ...keyRow, tenant_id: tenantId, body_hash, answer: "{}" })
    .onConflict((conflict) => conflict.columns(["player_id", "scope", "key"]).doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return true;
  const first = await trx
    .selectFrom("idempotency")
    .select("body_hash")
    .where("player_id", "=", keyRow.player_id)
    .where("scope", "=", keyRow.scope)
    .where("key", "=", keyRow.key)
    .executeTakeFirstOrThrow();
  if (!first.body_hash.equals(body_hash)) throw new CallError("key_reused");
  return false;
}

interface BonusState {
  readonly id: number;
  readonly title: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly category: string;
  readonly percent: number | null;
  readonly multiplier: number | null;
  readonly oneUse: boolean;
  readonly offered: boolean;
  readonly used: boolean;
  readonly waits: boolean;
}

/** A bonus of the tenant with its state for the player; null if it has no text in the player's languages. */
async function bonusState(
  trx: Kysely<Schema>,
  { tenantId, userId, langs }: BonusRequester,
  bonusId: number,
): Promise<BonusState | undefined> {
  const { rows } = await sql<BonusState>`
    select b.bonus_id as id, t.title,
      (select jsonb_object_agg(each.lang, each.title) from bonus_text each where each.bonus_id = b.bonus_id) as titles, b.category, b.percent, b.multiplier, b.one_use as "oneUse", ${isOffered} as offered,
      ${isUsed(userId)} as used, exists (
        select from bonus_request r where r.bonus_id = b.bonus_id and r.player_id = ${userId} and r.status = 'waiting') as waits
    from bonus b join bonus_text t using (bonus_id)
    where b.bonus_id = ${anyId(bonusId)} and b.tenant_id = ${tenantId} and t.lang = any (${langs})
    order by array_position(${langs}::text[], t.lang) limit 1`.execute(trx);
  return rows[0];
}
