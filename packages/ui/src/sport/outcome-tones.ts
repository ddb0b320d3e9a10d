import type { tones } from "../surface/Badge.css.ts";

type Tone = keyof typeof tones;

/** How loudly a coupon's status speaks on its badge; its words carry the meaning. */
export const statusTones = {
  pending: "info",
  open: "info",
  won: "success",
  lost: "danger",
  void: "neutral",
  cashed_out: "warning",
  cancelled: "neutral",
  rejected: "neutral",
} as const satisfies Readonly<Record<string, Tone>>;

/** How loudly a selection's result speaks on its badge. */
export const resultTones = {
  open: "info",
  won: "success",
  half_won: "success",
  lost: "danger",
  half_lost: "danger",
  dead_heat: "warning",
  void: "neutral",
} as const satisfies Readonly<Record<string, Tone>>;
