import { auditLedger, type OpenDatabase } from "@livery/house";
import { type BulkCoupon, settlementFixture } from "@livery/house/testing";

/** Said in turn: a result, another one, and the first again. */
const results = [
  [2, 1],
  [0, 0],
  [2, 1],
] as const;

/**
 * Settles that many open coupons of one match, then by another result, then by the first again, and takes that back: seconds, the most
 * memory that the process held, and what was paid beside what a settler that shares nothing with the house comes to.
 */
export async function settlement({ db }: OpenDatabase, count: number): Promise<string> {
  const subject = await settlementFixture(db, count);
  const lines: string[] = [];
  const worked = async (what: string): Promise<string> => {
    const before = performance.now();
    const changed = await subject.work();
    const seconds = (performance.now() - before) / 1000;
    return `${count} coupons of one match, ${what}: ${changed} changed in ${seconds.toFixed(1)} s, ${Math.round(changed / seconds)} a second`;
  };
  for (const [home, away] of results) {
    await subject.enterResult(home, away);
    const line = await worked(`${home}:${away}`);
    const { paid, byHand, wrong } = await checked(subject.coupons(), home > away ? 1 : home === away ? 2 : 3);
    lines.push(`${line}; paid ${paid}, by hand ${byHand}, ${wrong} wrong`);
  }
  await subject.rollBack();
  lines.push(`${await worked("rolled back")}; ${await countSettled(subject.coupons())} still settled`);
  const audit = await auditLedger(db);
  lines.push(
    `most memory held: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB, the ledger ${audit.clean ? "balances" : "does not balance"}; at least: under 60 s`,
  );
  return lines.join("\n");
}

async function countSettled(lots: AsyncIterable<readonly BulkCoupon[]>): Promise<number> {
  let settled = 0;
  for await (const lot of lots)
    settled += lot.filter(({ status, payout }) => status !== "open" || payout !== null).length;
  return settled;
}

async function checked(lots: AsyncIterable<readonly BulkCoupon[]>, winner: number) {
  let paid = 0n;
  let byHand = 0n;
  let wrong = 0;
  for await (const lot of lots)
    for (const coupon of lot) {
      const due = dueOf(coupon, winner);
      paid += coupon.payout ?? 0n;
      byHand += due;
      if (coupon.payout !== due || coupon.status !== (due > 0n ? "won" : "lost")) wrong += 1;
    }
  return { paid, byHand, wrong };
}

/** Stake times every odd, rounded half up once, where all its outcomes are the winner; both matches end alike. */
function dueOf({ stake, legs }: BulkCoupon, winner: number): bigint {
  if (legs.some(({ outcome }) => outcome !== winner)) return 0n;
  const scale = 1000n ** BigInt(legs.length);
  const product = legs.reduce((sum, { odds }) => sum * BigInt(odds), stake);
  return (2n * product + scale) / (2n * scale);
}
