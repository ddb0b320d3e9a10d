import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { hidden } from "../surface/visually-hidden.css.ts";
import * as css from "./steps.css.ts";

export type StepState = "done" | "current" | "upcoming" | "failed";

export interface Step {
  /** Identifies the step among the others. */
  readonly key: string;
  /** The step's name, in one or two words. */
  readonly label: ReactNode;
  /** A line below the name. */
  readonly detail?: ReactNode;
  /** An error in this step must be corrected before the next step. */
  readonly failed?: boolean;
}

export interface StepsProps extends WithClass {
  /** Accessible name of the steps: "Deposit". */
  readonly label: string;
  /** The steps in order. */
  readonly steps: readonly Step[];
  /** From 0; `steps.length` once all are done. */
  readonly current: number;
  /** Text for screen readers before a step's label: "Done", "Now", "Still to come", "Not in order". */
  readonly states: Readonly<Record<StepState, string>>;
  /** Lets the player go back to a completed step; if absent, the steps are not interactive. */
  readonly onBack?: (index: number) => void;
  /** One below the other, for a side column. Default false. */
  readonly upright?: boolean;
}

/** The current position in several steps. On a narrow screen only the current step shows its label. */
export function Steps({ label, steps, current, states, onBack, upright = false, className }: StepsProps) {
  const { formats } = useLivery();
  return (
    <div className={classes(css.container, className)}>
      <ol className={classes(css.track, upright && css.upright)} aria-label={label}>
        {steps.map(({ key, label: name, detail, failed }, index) => {
          const state = failed ? "failed" : index < current ? "done" : index === current ? "current" : "upcoming";
          const text = (
            <>
              <span className={classes(css.mark, css.marks[state])} aria-hidden>
                {state === "done" ? (
                  <Icon name="check" size="sm" />
                ) : state === "failed" ? (
                  <Icon name="alert" size="sm" />
                ) : (
                  formats.number(index + 1)
                )}
              </span>
              <span className={css.text}>
                <span className={hidden}>{`${states[state]}: `}</span>
                <span className={css.name}>{name}</span>
                {detail && <span className={css.detail}>{detail}</span>}
              </span>
            </>
          );
          return (
            <li
              key={key}
              className={classes(css.step, css.steps[state])}
              aria-current={index === current ? "step" : undefined}
            >
              {onBack && state === "done" ? (
                <button type="button" className={css.back} onClick={() => onBack(index)}>
                  {text}
                </button>
              ) : (
                <span className={css.plain}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
