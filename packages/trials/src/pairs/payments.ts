import { minor } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import { requestPayment, resolvePayment, type Schema } from "@livery/house/testing/parts";
import { mustBe } from "../must.ts";
import type { Operation } from "../operations.ts";
import { codeOf, panel, type WorldBettor } from "../world.ts";
import { either, home, lastPosting, type Pair, type Stand } from "./stand.ts";

/** The newest payment request. */
const lastPayment = "select coalesce(max(transfer_id), 0) from transfer_request";
/** The amount from which two persons approve. */
const large = 200_000;

type Title = "To a wallet" | "Wallet";

/** Payment requests, and the operations that they race with (I14). */
export const paymentPairs = (stand: Stand): readonly Pair[] => {
  const { op, world, alice } = stand;
  const { db, tenantId } = world;
  const ofWallet = `tenant_id = ${tenantId} and method_id in (select method_id from payment_method_text where title = 'Wallet')`;

  const newRequest = async (
    database: Kysely<Schema>,
    title: Title,
    amount: number,
    key: string | null,
  ): Promise<number> => {
    const { userId, sessionHash } = alice;
    const method = await database
      .selectFrom("payment_method")
      .innerJoin("payment_method_text as text", "text.method_id", "payment_method.method_id")
      .select(["payment_method.method_id as payId", "category_id as categoryId", "direction"])
      .where("tenant_id", "=", tenantId)
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    const requester = { tenantId, userId, currency: "EUR", sessionHash, idempotencyKey: key, langs: ["en"] };
    return (await requestPayment(database, requester, { ...method, amount: minor(amount), values: {} })).paymentId;
  };
  const request =
    (title: Title, amount: number, key: string | null = null): Operation =>
    ({ db: database }) =>
      newRequest(database, title, amount, key).then((id) => (key === null ? "asked" : `asked ${id}`), codeOf);
  const cancel =
    (
      paymentId: number,
      idempotencyKey: string | null = null,
      { userId, sessionHash }: WorldBettor = alice,
    ): Operation =>
    ({ db: database }) =>
      resolvePayment(database, {
        paymentId,
        tenantId,
        status: "cancelled",
        actor: `player:${userId}`,
        reason: null,
        player: { userId, sessionHash, idempotencyKey },
      }).then(() => "taken back", codeOf);
  const approve =
    (paymentId: number): Operation =>
    async ({ db: database }) => {
      const answer = await panel(database, "operator", "panelPaymentApprove", { paymentId });
      return typeof answer === "string" ? answer : "approved";
    };
  const deny =
    (paymentId: number): Operation =>
    async ({ db: database }) => {
      const answer = await panel(database, "north", "panelPaymentDeny", { paymentId, reason: "trial" });
      return typeof answer === "string" ? answer : "denied";
    };
  /** Clears all pending requests for the next order. */
  const cleared = async (): Promise<void> => {
    const { rows } = await sql<{
      id: bigint;
    }>`select transfer_id as id from transfer_request where status = 'pending'`.execute(db);
    for (const { id } of rows)
      await resolvePayment(db, { paymentId: id, tenantId, status: "denied", actor: "system", reason: "trial" });
    mustBe(await stand.value("select coalesce(sum(balance), 0) from ledger_account where kind = 'hold'"), "0");
  };

  return [
    {
      name: "two requests to pay out, of one player",
      meet: async () => {
        await op.fund(alice, home);
        return [request("To a wallet", 700), request("To a wallet", 700)];
      },
      allowed: either("asked", "already_in_progress"),
      also: cleared,
    },
    {
      name: "a request to pay in, and its repetition under one key",
      meet: async () => {
        const key = op.key();
        return [request("Wallet", 700, key), request("Wallet", 700, key)];
      },
      allowed: [["asked", "asked"]],
      also: async (results) => {
        mustBe(results[0], results[1]);
        await cleared();
      },
    },
    {
      name: "a request to pay out, and a bet, of the last cent",
      meet: async () => {
        await op.fund(alice, 500);
        return [request("To a wallet", 500), op.place(alice, [await op.selection(11)], 500, op.key())];
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
          request("To a wallet", 700),
          stand.thenSees(`update player set transfers_blocked = true where player_id = ${alice.userId}`, lastPayment),
        ];
      },
      allowed: [
        ["asked", "done"],
        ["transfers_blocked", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, lastPayment);
        await sql`update player set transfers_blocked = false where player_id = ${alice.userId}`.execute(db);
        await cleared();
      },
    },
    {
      name: "a request to pay in, and its method withdrawn",
      meet: async () => [
        request("Wallet", 700),
        stand.thenSees(`update payment_method set active = false where ${ofWallet}`, lastPayment),
      ],
      allowed: [
        ["asked", "done"],
        ["method_withdrawn", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, lastPayment);
        await sql`update payment_method set active = true where ${sql.raw(ofWallet)}`.execute(db);
        await cleared();
      },
    },
    {
      name: "a withdrawal approved, and taken back by its player",
      meet: async () => {
        await op.fund(alice, home);
        const paymentId = await newRequest(db, "To a wallet", 700, null);
        return [approve(paymentId), cancel(paymentId)];
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
        const paymentId = await newRequest(db, "To a wallet", 700, null);
        return [cancel(paymentId), cancel(paymentId)];
      },
      allowed: either("taken back", "not_waiting"),
    },
    {
      name: "a request to pay in approved by one, and denied by another",
      meet: async () => {
        const paymentId = await newRequest(db, "Wallet", 700, null);
        return [approve(paymentId), deny(paymentId)];
      },
      allowed: [
        ["approved", "not_waiting"],
        ["not_waiting", "denied"],
      ],
    },
    {
      name: "a large request to pay in approved twice, by one person each",
      meet: async () => {
        const paymentId = await newRequest(db, "Wallet", large, null);
        return [approve(paymentId), approve(paymentId)];
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
        const [one, other] = [
          await newRequest(db, "Wallet", 700, null),
          await newRequest(db, "To a wallet", 700, null),
        ];
        const key = op.key();
        return [cancel(one, key), cancel(other, key)];
      },
      allowed: either("taken back", "key_reused"),
      also: cleared,
    },
    {
      name: "a withdrawal denied, and the leave to do so withdrawn",
      meet: async () => {
        await op.fund(alice, home);
        const paymentId = await newRequest(db, "To a wallet", 700, null);
        const withdrawn = stand.thenSees(
          `update dealer set flags = flags || '{"payment.approve": false}' where name = 'north' and tenant_id = ${tenantId}`,
          lastPosting,
        );
        return [deny(paymentId), withdrawn];
      },
      allowed: [
        ["denied", "done"],
        ["not_allowed", "done"],
      ],
      also: async (results) => {
        await stand.sawTheLast(results, lastPosting);
        await sql`update dealer set flags = flags || '{"payment.approve": true}' where name = 'north' and tenant_id = ${tenantId}`.execute(
          db,
        );
        await cleared();
      },
    },
  ];
};
