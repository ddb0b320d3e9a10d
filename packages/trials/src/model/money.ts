import { minor } from "@livery/betting";
import { sql } from "kysely";
import { auditLedger, liftHalt } from "@livery/house";
import { endSession, haltedTenants, haltTenant, sealLedger } from "@livery/house/testing/parts";
import { type BettorName, panel, type StaffName } from "../world.ts";
import { mustAllow, mustBe } from "../must.ts";
import { readOnly } from "../operations.ts";
import { type Draw, type Kind, type Trial } from "./trial.ts";

const dealerOf: Readonly<Record<BettorName, StaffName>> = {
  alice: "high-street",
  bashir: "high-street",
  northy: "north",
};

/** Moves credit between a user and their dealer; returns the result. */
async function credit(
  trial: Trial,
  call: "panelUserSend" | "panelUserTake",
  name: BettorName,
  amount: bigint,
): Promise<string> {
  const { model, world } = trial;
  const staff = dealerOf[name];
  const payload = { playerId: world.bettors[name].userId, amount: minor(amount) };
  const answer = await panel(world.db, staff, call, payload, trial.op.key()).catch(readOnly);
  const bettor = model.bettor(name);
  const dealerCredit = model.credit.get(staff) ?? 0n;
  const cash = bettor.wealth < 0n ? 0n : bettor.wealth;
  const enough = call === "panelUserSend" ? dealerCredit >= amount : cash >= amount;
  if (typeof answer === "string") {
    mustAllow(model.halted ? ["read_only", "insufficient_credit"] : ["insufficient_credit"], answer);
    mustBe(model.halted || !enough, true);
    return answer;
  }
  mustBe({ halted: model.halted, enough }, { halted: false, enough: true });
  const sent = call === "panelUserSend" ? amount : -amount;
  bettor.wealth += sent;
  model.credit.set(staff, dealerCredit - sent);
  return "moved";
}

const between =
  (from: StaffName, call: "panelDealerSend" | "panelDealerTake", to: StaffName): Kind["run"] =>
  async (trial, { b }) => {
    const { model, world } = trial;
    const { rows } = await sql<{
      id: number;
    }>`select dealer_id as id from dealer where name = ${to} and tenant_id = ${world.tenantId}`.execute(world.db);
    const amount = BigInt(b % 7 === 0 ? 900_000_000 : 1 + (b % 5_000));
    const payload = { dealerId: rows[0]?.id ?? 0, amount: minor(amount) };
    const answer = await panel(world.db, from, call, payload).catch(readOnly);
    const [giver, taker] = call === "panelDealerSend" ? [from, to] : [to, from];
    const has = model.credit.get(giver) ?? 0n;
    if (typeof answer === "string") {
      mustAllow(model.halted ? ["read_only", "insufficient_credit"] : ["insufficient_credit"], answer);
      mustBe(model.halted || has < amount, true);
      return answer;
    }
    mustBe({ halted: model.halted, enough: has >= amount }, { halted: false, enough: true });
    model.credit.set(giver, has - amount);
    model.credit.set(taker, (model.credit.get(taker) ?? 0n) + amount);
    return "moved";
  };

const player = (trial: Trial, { a }: Draw): BettorName => trial.bettorName(a);

/** Credit, limits, accounts, and the watchers of the ledger. */
export const money: readonly Kind[] = [
  {
    name: "credit to a user",
    weight: 3,
    run: (trial, draw) => credit(trial, "panelUserSend", player(trial, draw), BigInt(1 + (draw.b % 30_000))),
  },
  {
    name: "credit back from a user",
    weight: 2,
    run: (trial, draw) => credit(trial, "panelUserTake", player(trial, draw), BigInt(1 + (draw.b % 3_000))),
  },
  {
    name: "all that a user has is taken back",
    run: (trial, draw) => {
      const { wealth } = trial.model.bettor(player(trial, draw));
      return wealth <= 0n ? Promise.resolve("") : credit(trial, "panelUserTake", player(trial, draw), wealth);
    },
  },
  {
    name: "more than a user has is taken back",
    run: (trial, draw) => {
      const { wealth } = trial.model.bettor(player(trial, draw));
      return credit(
        trial,
        "panelUserTake",
        player(trial, draw),
        (wealth < 0n ? 0n : wealth) + BigInt(1 + (draw.b % 9)),
      );
    },
  },
  {
    name: "more credit than a dealer has",
    run: (trial, draw) => credit(trial, "panelUserSend", player(trial, draw), 90_000_000_000n),
  },
  { name: "credit up", run: between("north", "panelDealerSend", "head-office") },
  { name: "credit down", run: between("north", "panelDealerSend", "high-street") },
  { name: "credit back from a child", run: between("head-office", "panelDealerTake", "north") },
  {
    name: "a session ends",
    run: async (trial, draw) => {
      const name = player(trial, draw);
      await endSession(trial.world.db, trial.world.bettors[name].sessionHash, "operator");
      trial.model.bettor(name).signedIn = false;
      return "signed out";
    },
  },
  {
    name: "all sign in again",
    weight: 2,
    run: async (trial) => {
      for (const [name, bettor] of trial.model.bettors) {
        if (bettor.signedIn) continue;
        await trial.world.signIn(trial.world.bettors[name as BettorName]);
        bettor.signedIn = true;
      }
      return "signed in";
    },
  },
  {
    name: "an account is passive, or active again",
    run: async (trial, draw) => {
      const name = player(trial, draw);
      const bettor = trial.model.bettor(name);
      bettor.passive = !bettor.passive && draw.b % 5 === 0;
      await sql`update player set status = ${bettor.passive ? "passive" : "active"} where user_name = ${name}`.execute(
        trial.world.db,
      );
      return bettor.passive ? "passive" : "active";
    },
  },
  {
    name: "a user's limit changes",
    run: async (trial, draw) => {
      const name = player(trial, draw);
      const bettor = trial.model.bettor(name);
      bettor.maxStake = draw.b % 2 === 0 ? 25_000n : 2_500n;
      const kind = JSON.stringify({
        minTip: 1,
        minStake: 100,
        maxStake: Number(bettor.maxStake),
        maxPay: 1_250_000,
        enabled: true,
      });
      await sql`update player set limits = jsonb_build_object('combine', ${kind}::jsonb, 'multiple', ${kind}::jsonb, 'system', ${kind}::jsonb) where user_name = ${name}`.execute(
        trial.world.db,
      );
      return String(bettor.maxStake);
    },
  },
  {
    name: "a dealer's exposure is limited, or free again",
    run: async (trial, { a, b }) => {
      trial.model.limited = a % 3 > 0;
      const { rows } = await sql<{
        open: string;
      }>`select coalesce(sum(exposure), 0)::text as open from coupon where status in ('open', 'pending')`.execute(
        trial.world.db,
      );
      const limit = trial.model.limited ? String(BigInt(rows[0]?.open ?? 0) + BigInt(b % 20_000)) : null;
      await sql`update dealer set exposure_limit = ${limit}::bigint where name in ('north', 'head-office') and tenant_id = ${trial.world.tenantId}`.execute(
        trial.world.db,
      );
      return trial.model.limited ? "limited" : "free";
    },
  },
  {
    name: "the tenant is read-only",
    run: async (trial, { a }) => {
      if (trial.model.halted || a % 2 === 0) return "";
      const { db, tenantId } = trial.world;
      await db.transaction().execute((trx) => haltTenant(trx, { tenantId, name: "acme", breaches: [] }));
      trial.model.halted = true;
      mustBe(await haltedTenants(db), ["acme"]);
      return "read-only";
    },
  },
  {
    name: "the tenant's books are looked at, and it is open again",
    weight: 5,
    run: async (trial) => {
      if (!trial.model.halted) return "";
      const { db, tenantId } = trial.world;
      await liftHalt(db, { tenantId, name: "acme", by: "trial", reason: "the books hold" });
      trial.model.halted = false;
      return "open";
    },
  },
  {
    name: "the sealer",
    run: async (trial) => {
      await sealLedger(trial.world.db);
      const { rows } =
        await sql`select transaction_id from ledger_transaction except select transaction_id from ledger_seal`.execute(
          trial.world.db,
        );
      mustBe(rows, []);
      return "sealed";
    },
  },
  {
    name: "the auditor",
    run: async (trial) => {
      mustBe((await auditLedger(trial.world.db)).clean, true);
      return "clean";
    },
  },
];
