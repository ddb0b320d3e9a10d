import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { figure, signs } from "./figure.css.ts";

export interface MoneyProps extends WithClass {
  /** Minor units. */
  readonly amount: bigint;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Colours and signs a movement: money in, money out. Leave it out for a plain amount. */
  readonly signed?: boolean;
}

/**
 * An amount of money in tabular figures, isolated from the direction of the text around it. It is one text, and no translator
 * changes it: a translated page shows the amount that is meant.
 */
export function Money({ amount, currency, signed = false, className }: MoneyProps) {
  const { formats } = useLivery();
  const tone = signed && amount !== 0n ? (amount > 0n ? "in" : "out") : undefined;
  const sign = tone === "in" ? "+" : "";
  return (
    <bdi translate="no" className={classes(figure, tone && signs[tone], className)}>
      {`${sign}${formats.money(amount, currency)}`}
    </bdi>
  );
}

interface OddsProps extends WithClass {
  /** Thousandths: 2150 is 2.15. */
  readonly value: number;
}

/** Odds as text, outside a button: on a coupon, in a total. */
export function Odds({ value, className }: OddsProps) {
  const { formats } = useLivery();
  return (
    <bdi translate="no" className={classes(figure, className)}>
      {formats.odds(value)}
    </bdi>
  );
}
