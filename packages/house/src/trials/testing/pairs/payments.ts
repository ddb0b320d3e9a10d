import { minor } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../../db/schema.ts";
import { askTransfer } from "../../../payments/ask.ts";
import { resolveTransfer } from "../../../payments/resolve.ts";
import { mustBe } from "../must.ts";
import type { Operation } from "../operations.ts";
import { codeOf, panel, type WorldBettor } from "../world.ts";
import { either, home, lastPosting, type Pair, type Stand } from "./stand.ts";

/** The youngest request to pay in or out. */
const lastTransfer = "select coalesce(max(transfer_id), 0) from transfer_request";
/** From here on two persons approve. */
const large = 200_000;

type Title = "To a wallet" | "Wallet";

/** Requests to pay in and out, and what they meet (I14). */
export const paymentPairs = (stand: Stand): readonly Pair[] => {
  const { op, world, alice } = stand;
  const { db, tenantId } = world;

  const asked = async (line: Kysely<Schema>, title: Title, amount: number, key: string | null): Promise<number> => {
    const { userId, sessionHash } = alice;
    const method = await line
      .selectFrom("payment_method")
      .select(["method_id as payId", "category_id as categoryId", "direction"])
      .where("tenant_id", "=", tenantId)
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    const asker = { tenantId, userId, currency: "EUR", sessionHash, idempotencyKey: key };
    return (await askTransfer(line, asker, { ...method, amount: minor(amount), values: {} })).transferId;
  };
  const ask =
    (title: Title, amount: number, key: string | null = null): Operation =>
    ({ db: line }) =>
      asked(line, title, amount, key).then((id) => (key === null ? "asked" : `asked ${id}`), codeOf);
  const takeBack =
    (
      transferId: number,
      idempotencyKey: string | null = null,
      { userId, sessionHash }: WorldBettor = alice,
    ): Operation =>
    ({ db: line }) =>
      resolveTransfer(line, {
        transferId,
        tenantId,
        status: "cancelled",
        actor: `player:${userId}`,
        reason: null,
        player: { userId, sessionHash, idempotencyKey },
      }).then(() => "taken back", codeOf);
  const approve =
    (transferId: number): Operation =>
    async ({ db: line }) => {
      const told = await panel(line, "operator", "panelPaymentApprove", { transferId });
      return typeof told === "string" ? told : "approved";
    };
  const deny =
    (transferId: number): Operation =>
    async ({ db: line }) => {
      const told = await panel(line, "north", "panelPaymentDeny", { transferId, reason: "trial" });
      return typeof told === "string" ? told : "denied";
    };
  /** Nothing is pending any more, for the next order. */
  const cleared = async (): Promise<void> => {
    const { rows } = await sql<{
      id: bigint;
    }>`select transfer_id as id from transfer_request where status = 'pending'`.execute(db);
    for (const { id } of rows)
      await resolveTransfer(db, { transferId: id, tenantId, status: "denied", actor: "system", reason: "trial" });
    mustBe(await stand.value("select coalesce(sum(balance), 0) from ledger_account where kind = 'hold'"), "0");
  };

  return [
    {
      name: "two requests to pay out, of one player",
      meet: async () => {
        await op.fund(alice, home);
        return [ask("To a wallet", 700), ask("To a wallet", 700)];
      },
      allowed: either("asked", "already_in_progress"),
      also: cleared,
    },
    {
      name: "a request to pay in, and its repetition under one key",
      meet: async () => {
        const key = op.key();
        return [ask("Wallet", 700, key), ask("Wallet", 700, key)];
      },
      allowed: [["asked", "asked"]],
      also: async (told) => {
        mustBe(told[0], told[1]);
        await cleared();
      },
    },
    {
      name: "a request to pay out, and a bet, of the last cent",
      meet: async () => {
        await op.fund(alice, 500);
        return [ask("To a wallet", 500), op.place(alice, [await op.pick(11)], 500, op.key())];
      },
      allowed: [
        ["asked", "insufficient_credit"],
        ["insufficient_credit", "placed"],
      ],
      also: cleared,
    },
    {
      name: "a request to pay out, and its player's transfers blocked",
      meet: async () => {
        await op.fund(alice, home);
        return [
          ask("To a wallet", 700),
          stand.thenSees(`update player set transfers_blocked = true where player_id = ${alice.userId}`, lastTransfer),
        ];
      },
      allowed: [
        ["asked", "done"],
        ["transfers_blocked", "done"],
      ],
      also: async (told) => {
        await stand.sawTheLast(told, lastTransfer);
        await sql`update player set transfers_blocked = false where player_id = ${alice.userId}`.execute(db);
        await cleared();
      },
    },
    {
      name: "a request to pay in, and its method withdrawn",
      meet: async () => [
        ask("Wallet", 700),
        stand.thenSees(
          `update payment_method set active = false where tenant_id = ${tenantId} and title = 'Wallet'`,
          lastTransfer,
        ),
      ],
      allowed: [
        ["asked", "done"],
        ["method_withdrawn", "done"],
      ],
      also: async (told) => {
        await stand.sawTheLast(told, lastTransfer);
        await sql`update payment_method set active = true where tenant_id = ${tenantId} and title = 'Wallet'`.execute(
          db,
        );
        await cleared();
      },
    },
    {
      name: "a withdrawal approved, and taken back by its player",
      meet: async () => {
        await op.fund(alice, home);
        const transferId = await asked(db, "To a wallet", 700, null);
        return [approve(transferId), takeBack(transferId)];
      },
      allowed: [
        ["approved", "not_waiting"],
        ["not_waiting", "taken back"],
      ],
    },
    {
      name: "a withdrawal taken back twice",
      meet: async () => {
        await op.fund(alice, home);
        const transferId = await asked(db, "To a wallet", 700, null);
        return [takeBack(transferId), takeBack(transferId)];
      },
      allowed: either("taken back", "not_waiting"),
    },
    {
      name: "a request to pay in approved by one, and denied by another",
      meet: async () => {
        const transferId = await asked(db, "Wallet", 700, null);
        return [approve(transferId), deny(transferId)];
      },
      allowed: [
        ["approved", "not_waiting"],
        ["not_waiting", "denied"],
      ],
    },
    {
      name: "a large request to pay in approved twice, by one person each",
      meet: async () => {
        const transferId = await asked(db, "Wallet", large, null);
        return [approve(transferId), approve(transferId)];
      },
      allowed: either("approved", "already_in_progress"),
      also: async () => {
        mustBe(
          await stand.value(
            "select count(*) from second_person_request r join transfer_request t using (transfer_id) where t.status = 'pending'",
          ),
          "1",
        );
        await sql`update second_person_request set status = 'refused', decided_by = asked_by, decided_at = clock_timestamp() where status = 'waiting'`.execute(
          db,
        );
        await cleared();
      },
    },
    {
      name: "a request to pay in and one to pay out taken back under one key",
      meet: async () => {
        await op.fund(alice, home);
        const [one, other] = [await asked(db, "Wallet", 700, null), await asked(db, "To a wallet", 700, null)];
        const key = op.key();
        return [takeBack(one, key), takeBack(other, key)];
      },
      allowed: either("taken back", "key_reused"),
      also: cleared,
    },
    {
      name: "a withdrawal denied, and the leave to do so withdrawn",
      meet: async () => {
        await op.fund(alice, home);
        const transferId = await asked(db, "To a wallet", 700, null);
        const withdrawn = stand.thenSees(
          `update dealer set flags = flags || '{"payment.approve": false}' where name = 'north' and tenant_id = ${tenantId}`,
          lastPosting,
        );
        return [deny(transferId), withdrawn];
      },
      allowed: [
        ["denied", "done"],
        ["not_allowed", "done"],
      ],
      also: async (told) => {
        await stand.sawTheLast(told, lastPosting);
        await sql`update dealer set flags = flags || '{"payment.approve": true}' where name = 'north' and tenant_id = ${tenantId}`.execute(
          db,
        );
        await cleared();
      },
    },
  ];
};
