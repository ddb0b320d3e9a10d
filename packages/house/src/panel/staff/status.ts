import type { Kysely } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Schema } from "../../db/schema.ts";
import type { Doer } from "../../tenants/record.ts";
import { StaffRefusal } from "./accounts.ts";
import { endStaffSessions } from "./sessions.ts";

/**
 * Lets an account sign in or not; one that may not is signed out at once. The last admin of a tenant stays. Throws StaffRefusal.
 */
export async function setStaffActive(
  db: Kysely<Schema>,
  { active, name, tenantId }: { readonly tenantId: number | null; readonly name: string; readonly active: boolean },
  doer: Doer,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // The admins first, so that two of them are not disabled at once.
    const admins = await trx
      .selectFrom("staff")
      .select("staff_id")
      .where("tenant_id", "is not distinct from", tenantId)
      .where("role", "=", "admin")
      .where("status", "=", "active")
      .orderBy("staff_id")
      .forUpdate()
      .execute();
    const account = await trx
      .selectFrom("staff")
      .select(["staff_id", "name", "status"])
      .where("tenant_id", "is not distinct from", tenantId)
      .where((where) => where(where.fn("lower", ["name"]), "=", name.toLowerCase()))
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw new StaffRefusal("not_found", `There is no account ${name}.`);
    if ((account.status === "active") === active) return;
    if (!active && admins.length === 1 && admins[0]?.staff_id === account.staff_id)
      throw new StaffRefusal(
        "last_admin",
        `${account.name} is the last admin that can sign in: add another one first.`,
      );
    const status = active ? "active" : "passive";
    await trx.updateTable("staff").set({ status }).where("staff_id", "=", account.staff_id).execute();
    if (!active) await endStaffSessions(trx, { staffId: account.staff_id, exceptHash: null }, "operator");
    // The history is a tenant's: the platform's staff have none.
    if (tenantId === null) return;
    await doer.record(trx, {
      tenantId,
      action: "staff.status",
      target: { kind: "staff", id: account.staff_id, name: account.name },
      changes: [{ field: "active", before: !active, after: active }],
    });
  });
}
