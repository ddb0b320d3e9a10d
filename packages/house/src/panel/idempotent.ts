import { createHash } from "node:crypto";
import { type Call, CallError, decodeResult, encodePayload, encodeResult } from "@livery/contract";
import { panelCalls, type PanelKey, type PanelPayload, type PanelResult } from "@livery/contract/panel";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { PanelContext } from "./panel-context.ts";

/**
 * Runs the work of a call in one transaction, once per idempotency key (I5): a repetition gets the first answer byte for byte,
 * and waits for it if the first is still running. Only success binds the key; a refusal rolls back (D54). Throws `key_reused` if the key was used with another payload.
 */
export async function idempotent<K extends PanelKey>(
  context: PanelContext,
  key: K,
  payload: PanelPayload<K>,
  work: (trx: Kysely<Schema>) => Promise<PanelResult<K>>,
): Promise<PanelResult<K>> {
  const { house, actor, idempotencyKey } = context;
  const row: Call = panelCalls[key];
  if (idempotencyKey === null) throw new Error(`${key} is no mutation of the panel's table`);
  return house.db.transaction().execute(async (trx) => {
    const keyRow = { tenant_id: actor.tenantId, staff_id: actor.staffId, scope: key, key: idempotencyKey };
    const body_hash = createHash("sha256")
      .update(JSON.stringify(encodePayload(row, payload as never)))
      .digest();
    // Waits for another transaction that has claimed the key and has not ended.
    const claimed = await trx
      .insertInto("staff_idempotency")
      .values({ ...keyRow, body_hash, answer: "" })
      .onConflict((conflict) => conflict.columns(["staff_id", "scope", "key"]).doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows !== 1n) {
      const first = await trx
        .selectFrom("staff_idempotency")
        .select(["body_hash", "answer"])
        .where("staff_id", "=", keyRow.staff_id)
        .where("scope", "=", keyRow.scope)
        .where("key", "=", keyRow.key)
        .executeTakeFirstOrThrow();
      if (!first.body_hash.equals(body_hash)) throw new CallError("key_reused");
      return decodeResult(row, JSON.parse(first.answer)) as PanelResult<K>;
    }
    const result = await work(trx);
    await trx
      .updateTable("staff_idempotency")
      .set({ answer: JSON.stringify(encodeResult(row, result as never)) })
      .where("staff_id", "=", keyRow.staff_id)
      .where("scope", "=", keyRow.scope)
      .where("key", "=", keyRow.key)
      .execute();
    return result;
  });
}
