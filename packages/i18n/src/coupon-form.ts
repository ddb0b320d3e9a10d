import type { i18n } from "i18next";
import type { Formats } from "./formats/create-formats.ts";

/** A system: its sizes, its matches without bankers, and its bankers (D2). */
interface System {
  readonly sizes: readonly number[];
  readonly of: number;
  readonly bankers: number;
}

export interface CouponFormContext {
  readonly i18n: Pick<i18n, "t">;
  readonly formats: Pick<Formats, "money" | "number">;
}

/** What a coupon costs: its stake in minor units stands on its lines in equal parts. */
export interface StakedForm {
  readonly lines?: number | undefined;
  readonly system?: System | null | undefined;
  readonly totalStake: bigint;
  readonly currency: string;
}

/** `2/4, 3/4 + 1 banker`: with bankers the numbers never stand alone (D2). One message, so that it is right in any direction. */
export function systemText({ sizes, of, bankers }: System, { i18n }: Pick<CouponFormContext, "i18n">): string {
  const system = sizes.map((size) => `${size}/${of}`).join(", ");
  return bankers === 0 ? system : i18n.t("coupon:sizeAndBankers", { system, count: bankers });
}

/**
 * Returns size, bankers, lines and stake of a line: `3/5 + 1 banker`, `10 lines`, `€2.00 a line`. Empty for a coupon of one line
 * that is not a system. A stake of a line that is not a whole number of minor units is shown as a division of the total.
 */
export function couponFormTexts(form: StakedForm, context: CouponFormContext): readonly string[] {
  const { lines = 1, system = null } = form;
  if (system === null && lines <= 1) return [];
  return [
    ...(system === null ? [] : [systemText(system, context)]),
    context.i18n.t("coupon:lines", { count: lines }),
    context.i18n.t("coupon:perLine", { amount: lineStakeText({ ...form, lines }, context) }),
  ];
}

function lineStakeText(
  { lines, totalStake, currency }: StakedForm & { readonly lines: number },
  { formats }: CouponFormContext,
): string {
  const count = BigInt(Math.max(1, lines));
  return totalStake % count === 0n
    ? formats.money(totalStake / count, currency)
    : `${formats.money(totalStake, currency)} ÷ ${formats.number(lines)}`;
}
