import { classes } from "../styles/classes.ts";
import { icon, sizes } from "../icon/Icon.css.ts";

const ball = "M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z";

/** Drawn here, line for line. A sport without a drawing has the plain ball. */
const sports: Readonly<Record<string, string>> = {
  football: `${ball}M12 8.100l3.7 2.7-1.4 4.350H9.700L8.3 10.8 12 8.100ZM12 3.500v4.600M20.2 9.800l-4.5 1M17.2 18.700l-2.9-3.550M6.8 18.700l2.9-3.550M3.8 9.800l4.5 1`,
  basketball: `${ball}M3.5 12h17M12 3.500v17M6.2 5.800c2.1 1.7 3.1 3.8 3.1 6.200s-1 4.5-3.1 6.200M17.8 5.800c-2.1 1.7-3.1 3.8-3.1 6.200s1 4.5 3.1 6.2`,
  tennis: `${ball}M4.6 7.800c4 .6 6.6 3.6 6.2 8-.1 1.5-.6 3.1-1.5 4.300M14.7 3.900c-.9 1.2-1.4 2.8-1.5 4.3-.4 4.4 2.2 7.4 6.2 8`,
};

export interface SportIconProps {
  /** `football`, `basketball`, `tennis`; any other name is drawn as a ball. */
  readonly sport: string;
  readonly size?: keyof typeof sizes;
  readonly label?: string;
  readonly className?: string;
}

export function SportIcon({ sport, size = "md", label, className }: SportIconProps) {
  const named = label === undefined ? { "aria-hidden": true as const } : { role: "img", "aria-label": label };
  const generic = `${ball}M5.5 7c3.5 2.2 9.5 2.2 13 0M5.5 17c3.5-2.2 9.5-2.2 13 0`;
  return (
    <svg viewBox="0 0 24 24" className={classes(icon, sizes[size], className)} {...named}>
      <path d={Object.hasOwn(sports, sport) ? sports[sport] : generic} />
    </svg>
  );
}
