import { minor, thousandths } from "@livery/betting";
import type { CouponDetail, CouponLeg, LegResult } from "@livery/contract";
import { createFormats, initI18n } from "@livery/i18n";
import { readMessages } from "@livery/i18n/read";
import { expect, test } from "vitest";
import { createTranslate } from "../../core/translate.ts";
import { explainCoupon } from "./explain.ts";

const t = createTranslate(initI18n({ lang: { bcp47: "en", dir: "ltr" }, messages: readMessages("en") }));
const formats = createFormats({
  language: { bcp47: "en", numbering: "latn", calendar: "gregory" },
  timeZone: "UTC",
});

const legs = (...results: LegResult[]): readonly CouponLeg[] => results.map((result) => ({ result }) as CouponLeg);

function coupon(changes: Partial<CouponDetail>): CouponDetail {
  return {
    status: "open",
    currency: "EUR",
    totalStake: minor(1000),
    maxReturn: minor(6300),
    payout: null,
    soldStake: minor(0),
    soldPrice: minor(0),
    totalOdds: thousandths(6300),
    bonusPercent: 0,
    bonus: minor(0),
    capped: false,
    legs: legs("open", "open"),
    ...changes,
  } as CouponDetail;
}

const explained = (changes: Partial<CouponDetail>) => explainCoupon(t, formats, coupon(changes));

test("an open coupon shows what it can pay, with bonus and cap", () => {
  expect(explained({})).toEqual(["This coupon pays up to €63.00."]);
  expect(explained({ bonusPercent: 10 })[0]).toContain("including a 10% bonus");
  expect(explained({ capped: true })).toContain("The payout is limited to the maximum per coupon.");
});

test("an open coupon says what must win, as its kind has it", () => {
  const system = { sizes: [2, 3], of: 4, bankers: 1 };
  expect(explained({ kind: "single" }).at(-1)).toBe("The selection must win.");
  expect(explained({ kind: "accumulator" }).at(-1)).toBe("Every selection must win.");
  expect(explained({ kind: "ways" }).at(-1)).toMatch(/^Each line has one selection of every match\./);
  expect(explained({ kind: "system", system })).toEqual([
    "This coupon pays up to €63.00.",
    "A line is paid when all of its selections win. At least 3 matches must win, including every banker.",
  ]);
});

test("a plain win is stake times odds", () => {
  expect(explained({ status: "won", payout: minor(6300), legs: legs("won", "won") })).toEqual([
    "€10.00 at total odds of 6.30 pays €63.00.",
  ]);
});

test("a win with a dead heat says that it counts at a share of its odds", () => {
  expect(explained({ status: "won", payout: minor(3150), legs: legs("won", "dead_heat") })).toEqual([
    "This coupon pays €31.50 on a stake of €10.00.",
    "1 selection ended in a dead heat and counts at that share of its odds.",
  ]);
  expect(explained({ legs: legs("open", "dead_heat", "dead_heat") })).toContain(
    "2 selections ended in dead heats and count at that share of their odds.",
  );
});

test("a win with a void selection, a bonus or a cap is not explained by the total odds", () => {
  const [sentence, ...rest] = explained({
    status: "won",
    payout: minor(3300),
    bonus: minor(300),
    bonusPercent: 10,
    legs: legs("won", "void"),
  });
  expect(sentence).toBe("This coupon pays €33.00 on a stake of €10.00.");
  expect(rest).toEqual(["€3.00 of this is a 10% bonus.", "1 selection was void and counts at odds of 1."]);
});

test("a lost coupon says how many selections lost it", () => {
  expect(explained({ status: "lost", payout: minor(0), legs: legs("won", "lost", "lost") })).toEqual([
    "2 selections lost, so the stake of €10.00 is lost.",
  ]);
});

test("the amount returned for a void, cancelled or sold coupon is named", () => {
  expect(explained({ status: "void", payout: minor(1000) })).toEqual([
    "This coupon is void. The stake of €10.00 was returned.",
  ]);
  expect(explained({ status: "cancelled" })[0]).toContain("€10.00 was returned");
  expect(explained({ status: "cashed_out", payout: minor(1570) })).toEqual(["This coupon was cashed out for €15.70."]);
  // In parts: all of them together.
  expect(
    explained({ status: "cashed_out", payout: minor(1570), soldStake: minor(200), soldPrice: minor(430) }),
  ).toEqual(["This coupon was cashed out for €20.00."]);
  expect(
    explained({ status: "lost", payout: minor(0), soldStake: minor(200), soldPrice: minor(430), legs: legs("lost") }),
  ).toEqual([
    "€2.00 of the stake was cashed out for €4.30. The rest is settled as usual.",
    "1 selection lost, so the stake of €8.00 is lost.",
  ]);
  expect(explained({ status: "rejected" })).toEqual(["This coupon was not accepted. You were not charged."]);
});
