import { classes } from "../styles/classes.ts";
import { dots, dotsInTurn, ring, sizes, spinner, track } from "./spinner.css.ts";

export interface SpinnerProps {
  /** `sm` 18, `md` 24, `lg` 40 px. Default `md`. */
  readonly size?: keyof typeof sizes;
  /** Describes what loads; without it the container must do so. */
  readonly label?: string;
}

/** Shows that something is on its way, as the brand draws it: a ring or dots. With reduced motion it fades instead of turning. */
export function Spinner({ size = "md", label }: SpinnerProps) {
  const named = label === undefined ? { "aria-hidden": true as const } : { role: "status", "aria-label": label };
  return (
    <svg viewBox="0 0 24 24" className={classes(spinner, sizes[size])} {...named}>
      <g className={ring}>
        <circle className={track} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </g>
      <g className={dots}>
        {dotsInTurn.map((dot, index) => (
          <circle key={dot} className={dot} cx={4.5 + index * 7.5} cy="13" r="2.5" />
        ))}
      </g>
    </svg>
  );
}
