import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import * as css from "./Steps.css.ts";

export type StepState = "done" | "current" | "upcoming" | "failed";

export interface Step {
  readonly key: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** What went wrong in it is to be put right before the way goes on. */
  readonly failed?: boolean;
}

export interface StepsProps {
  /** Names the way: "Deposit". */
  readonly label: string;
  readonly steps: readonly Step[];
  /** From 0; `steps.length` once all are done. */
  readonly current: number;
  /** Words for readers, before a step's own: "Done", "Now", "Still to come", "Not in order". */
  readonly states: Readonly<Record<StepState, string>>;
  /** Lets the reader go back to what is done; left out, the steps only tell. */
  readonly onBack?: (index: number) => void;
  readonly upright?: boolean;
  readonly className?: string;
}

/** Where one is on a way of several steps. On a narrow screen only the step at hand keeps its words. */
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
