import { minor } from "@livery/betting";
import pg from "pg";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liftHalt } from "@livery/house";
import { haltTenant, requestPayment, resolvePayment, sealLedger } from "@livery/house/testing/parts";
import { type Guard, guardsOf, offence, removal, unknownTables } from "./guards.ts";
import { Operations } from "./operations.ts";
import { type TriggerTrial, triggerTrials } from "./trigger-trials.ts";
import { makeStage, openWorld, type Stage, type World } from "./world.ts";

let stage: Stage;
let world: World;
let client: pg.Client;
let guards: readonly Guard[];
/** Channels on which something was heard. */
const notifiedChannels: string[] = [];
beforeAll(async () => {
  stage = await makeStage();
  world = await openWorld(stage);
  await fill(new Operations(world));
  guards = await guardsOf(world.db);
  client = new pg.Client(world.test.connection);
  await client.connect();
  client.on("notification", ({ channel }) => void notifiedChannels.push(channel));
  await client.query("listen livery_dealer; listen livery_match; listen livery_session");
});
afterAll(async () => {
  await client.end();
  await world.close();
  await stage.drop();
});

/** A row at least in every table that has a guard. */
async function fill(op: Operations): Promise<void> {
  const { db, tenantId, bettors } = world;
  const { alice, bashir } = bettors;
  const connection = { db, pool: world.test.pool };
  await sql`update dealer set exposure_limit = 100000000 where name = 'north' and tenant_id = ${tenantId}`.execute(db);
  await op.fund(alice, 50_000);
  await op.fund(bashir, 50_000);
  await op.credit("panelUserSend", "high-street", alice, 100, op.key())(connection);
  const [sold, cancelled, won] = [
    await op.coupon(alice, 0, 1_000),
    await op.coupon(alice, 1, 1_000),
    await op.coupon(bashir, 2, 1_000),
  ];
  await (
    await op.sell(alice, sold, 40)
  )(connection);
  await op.cancel(alice, cancelled)(connection);
  await op.decide([won], "won");
  await op.settle()(connection);
  world.delaySeconds = 60;
  await op.coupon(alice, 12, 500, true);
  world.delaySeconds = 0;
  const open = await op.coupon(alice, 3, 1_000);
  await op.sell(alice, open, 50);
  await sql`insert into settlement_due (coupon_id) values (${open})`.execute(db);
  await sql`insert into coupon_share (coupon_id, share_id) values (${open}, ${"a".repeat(32)})`.execute(db);
  await (
    await op.rule(12, { kind: "void" })
  )(connection);
  await sql`insert into second_person_request (tenant_id, match_id, ruling, asked_by, reason, impact) select ${tenantId}, match_id, '{}', staff_id, 'why', '[]' from match, staff limit 1`.execute(
    db,
  );
  await fillTransfers();
  await sql`insert into dealer_exposure_move (dealer_id, slot, amount) select dealer_id, 0, -1 from dealer limit 1`.execute(
    db,
  );
  await sealLedger(db);
  await db.transaction().execute((trx) => haltTenant(trx, { tenantId, name: "acme", breaches: [] }));
  await sql`delete from dealer_exposure_move where amount = -1`.execute(db);
  await liftHalt(db, { tenantId, name: "acme", by: "trial", reason: "the books hold" });
  await sql`insert into dealer_exposure_move (dealer_id, slot, amount) select dealer_id, 0, -1 from dealer limit 1`.execute(
    db,
  );
  await sql`insert into ledger_halt (tenant_id, breaches) values (${tenantId}, '[]')`.execute(db);
  await sql`insert into ledger_audited (tenant_id, at) values (${tenantId}, now())`.execute(db);
  await sql`insert into ledger_unsealed select max(transaction_id) from ledger_transaction on conflict do nothing`.execute(
    db,
  );
}

/** Requests to pay in, pending and approved, and one to pay out. */
async function fillTransfers(): Promise<void> {
  const { db, tenantId, bettors } = world;
  const request = async (name: "alice" | "bashir", direction: "deposit" | "withdraw"): Promise<number> => {
    const { userId, sessionHash } = bettors[name];
    const method = await db
      .selectFrom("payment_method")
      .innerJoin("payment_method_text as text", "text.method_id", "payment_method.method_id")
      .select(["payment_method.method_id as payId", "category_id as categoryId"])
      .where("tenant_id", "=", tenantId)
      .where("title", "=", direction === "deposit" ? "Wallet" : "To a wallet")
      .executeTakeFirstOrThrow();
    const requester = { tenantId, userId, currency: "EUR", sessionHash, idempotencyKey: null, langs: ["en"] };
    const payment = { ...method, direction, amount: minor(100), values: {} };
    return (await requestPayment(db, requester, payment)).paymentId;
  };
  await request("alice", "deposit");
  await request("alice", "withdraw");
  const paymentId = await request("bashir", "deposit");
  await resolvePayment(db, { paymentId, tenantId, status: "approved", actor: "system", reason: null });
}

/** What a statement ends with: the constraint that refused it, an SQLSTATE, or "done". */
async function resultOf(statements: string): Promise<string> {
  try {
    await client.query(statements);
    return "done";
  } catch (error) {
    const { code = "", constraint } = error as { code?: string; constraint?: string };
    return constraint ?? code;
  }
}

/** Tries it in a transaction that leaves nothing, with something done first. */
async function tried(first: string, trial: () => Promise<string>): Promise<string> {
  await client.query("begin");
  try {
    await client.query(first);
    return await trial();
  } finally {
    await client.query("rollback");
  }
}

function trialOf(guard: Guard): (() => Promise<string>) | undefined {
  if (guard.kind !== "trigger") {
    const statement = offence(guard);
    return statement === undefined ? undefined : () => resultOf(statement);
  }
  const trial: TriggerTrial | undefined = triggerTrials[guard.name];
  if (trial === undefined) return undefined;
  return async () => {
    const result = await resultOf(trial.does);
    if (trial.refused !== undefined) return result === trial.refused ? guard.name : result;
    if (result !== "done") return result;
    if (trial.leaves !== undefined) {
      const { rows } = await client.query<{ holds: boolean | null }>(`select (${trial.leaves}) as holds`);
      return rows[0]?.holds === true ? guard.name : "without effect";
    }
    // It is sent by the end of the transaction alone, and comes before that is acknowledged.
    notifiedChannels.length = 0;
    await client.query("commit");
    return notifiedChannels.includes(trial.notifies ?? "") ? guard.name : "not heard";
  };
}

async function definition({ name, kind }: Guard): Promise<string | null> {
  if (kind !== "trigger") return null;
  const { rows } = await client.query<{ made: string }>(
    "select pg_get_triggerdef(oid) as made from pg_trigger where tgname = $1",
    [name],
  );
  return rows[0]?.made ?? null;
}

test("every constraint, unique index and trigger of the money tables refuses what it should, and nothing else would refuse it", async () => {
  const missing = guards.filter((guard) => trialOf(guard) === undefined).map(({ table, name }) => `${table}.${name}`);
  expect(missing).toEqual([]);
  expect(await unknownTables(world.db)).toEqual([]);
  const idle: string[] = [];
  const survivors: string[] = [];
  for (const guard of guards) {
    const trial = trialOf(guard) as () => Promise<string>;
    const result = await tried("select", trial);
    if (result !== guard.name) idle.push(`${guard.table}.${guard.name}: ${result}`);
    const made = await definition(guard);
    if ((await tried(removal(guard), trial)) === guard.name) survivors.push(`${guard.table}.${guard.name}`);
    // What had to be committed to be heard took its trigger away for good.
    if (made !== null && (await definition(guard)) === null) await client.query(made);
  }
  console.log(`guards: ${guards.length} in the catalogue, each tried with and without; ${survivors.length} survive`);
  expect({ idle, survivors }).toEqual({ idle: [], survivors: [] });
});
