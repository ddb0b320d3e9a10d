import { classes, Money } from "@livery/ui";
import { Fragment } from "react";
import * as css from "./forms.css.ts";

interface SumLine {
  readonly label: string;
  readonly amount: bigint;
  readonly currency: string;
  /** Shown with its sign: an amount that is added or subtracted. */
  readonly signed?: boolean;
  /** The line above the two rules. */
  readonly total?: boolean;
}

/** The effect of a money movement, line by line. */
export function Sum({ lines, label }: { readonly lines: readonly SumLine[]; readonly label: string }) {
  return (
    <dl className={css.sum} aria-label={label}>
      {lines.map((line) => (
        <Fragment key={line.label}>
          <div className={classes(css.sumLine, line.total && css.sumTotal)}>
            <dt className={css.sumLabel}>{line.label}</dt>
            <dd className={css.sumFigure}>
              <Money amount={line.amount} currency={line.currency} {...(line.signed && { signed: true })} />
            </dd>
          </div>
        </Fragment>
      ))}
    </dl>
  );
}
