import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import { figure, signs } from "./figure.css.ts";

export interface MoneyProps {
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  /** Colours and signs a movement: money in, money out. Leave it out for a plain amount. */
  readonly signed?: boolean;
  readonly className?: string;
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

/** Odds as text, outside a button: on a coupon, in a total. Thousandths. */
export function Odds({ value, className }: { readonly value: number; readonly className?: string }) {
  const { formats } = useLivery();
  return (
    <bdi translate="no" className={classes(figure, className)}>
      {formats.odds(value)}
    </bdi>
  );
}
