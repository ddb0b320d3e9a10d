import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PanelKey } from "@livery/contract/panel";
import { auditLedger } from "../../ledger/audit.ts";
import { type PanelBrowser, type PanelHouse, startPanelHouse } from "../../testing/panel-house.ts";

let house: PanelHouse;
const browsers = new Map<string, PanelBrowser>();
const actors = ["head-office", "north", "south", "high-street"] as const;
type Name = (typeof actors)[number] | "alice" | "northy";
beforeAll(async () => {
  house = await startPanelHouse({ poolSize: 20 });
  for (const name of actors) browsers.set(name, await house.staff(name));
});
afterAll(() => house.close());

interface Transfer {
  readonly actor: (typeof actors)[number];
  readonly call: PanelKey;
  readonly other: Name;
}
const transfer = (actor: Transfer["actor"], call: PanelKey, other: Name): Transfer => ({ actor, call, other });
const isUser = (call: PanelKey): boolean => call === "panelUserSend" || call === "panelUserTake";

const idOf = ({ call, other }: Pick<Transfer, "call" | "other">): number =>
  (isUser(call) ? house.seeded.playerIds[other] : house.seeded.dealerIds[other]) ?? 0;

async function requestTransfer({ actor, call, other }: Transfer, amount: number): Promise<string> {
  const target = isUser(call) ? { playerId: idOf({ call, other }) } : { dealerId: idOf({ call, other }) };
  const answer = await browsers.get(actor)!.panelRaw(call, { ...target, amount });
  return answer.status === 200 ? "moved" : (answer.body as { code: string }).code;
}

async function balances(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; balance: bigint }>`
    select coalesce(d.name, p.user_name) as name, a.balance from ledger_account a
    left join dealer d on a.kind = 'credit' and d.dealer_id = a.owner_id left join player p on a.kind = 'cash' and p.player_id = a.owner_id`.execute(
    house.test.db,
  );
  return new Map(rows.map(({ name, balance }) => [name, Number(balance)]));
}

/** Pairs that meet: each of the two gives to the other, over the same two accounts. */
const crossing: readonly (readonly [Transfer, Transfer])[] = [
  [transfer("north", "panelDealerSend", "south"), transfer("south", "panelDealerSend", "north")],
  [transfer("north", "panelDealerSend", "high-street"), transfer("high-street", "panelDealerSend", "north")],
  [transfer("north", "panelDealerTake", "high-street"), transfer("north", "panelDealerSend", "high-street")],
  [transfer("high-street", "panelUserSend", "alice"), transfer("high-street", "panelUserTake", "alice")],
];

test("crossing transfers never deadlock: 60 pairs are all done and nothing is lost (I13)", async () => {
  const before = await balances();
  for (let round = 0; round < 15; round += 1) {
    const outcomes = await Promise.all(
      crossing.flatMap(([one, other]) => [requestTransfer(one, 7), requestTransfer(other, 7)]),
    );
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => "moved"));
  }
  // Each pair moves as much one way as the other.
  expect(await balances()).toEqual(before);
});

test("after concurrent transfers every balance is the one of a simple calculation, and none is below its floor", async () => {
  const drawn = fc.record({
    transfer: fc.constantFrom(
      ...crossing.flat(),
      transfer("head-office", "panelDealerSend", "north"),
      transfer("north", "panelUserSend", "northy"),
      transfer("north", "panelUserTake", "northy"),
    ),
    // Some are larger than any balance.
    amount: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 9_000 }) }, fc.constant(500_000_000)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 4, maxLength: 16 }), async (transfers) => {
      const expected = await balances();
      const outcomes = await Promise.all(transfers.map((each) => requestTransfer(each.transfer, each.amount)));
      for (const [
        at,
        {
          transfer: { actor, call, other },
          amount,
        },
      ] of transfers.entries()) {
        if (outcomes[at] !== "moved") {
          expect(outcomes[at]).toBe("insufficient_credit");
          continue;
        }
        const sent = call === "panelDealerSend" || call === "panelUserSend" ? amount : -amount;
        expected.set(actor, (expected.get(actor) ?? 0) - sent);
        expected.set(other, (expected.get(other) ?? 0) + sent);
      }
      const after = await balances();
      expect(after).toEqual(expected);
      expect(Math.min(...after.values())).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 8 },
  );
});

test("the ledger is clean afterwards", async () => {
  expect(await auditLedger(house.test.db)).toMatchObject({ clean: true });
});
