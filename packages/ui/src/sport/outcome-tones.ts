import type { tones } from "../surface/badge.css.ts";

type Tone = keyof typeof tones;

/** The badge tone of a coupon's status; the text carries the meaning. */
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

/** The badge tone of a selection's result. */
export const resultTones = {
  open: "info",
  won: "success",
  half_won: "success",
  lost: "danger",
  half_lost: "danger",
  dead_heat: "warning",
  void: "neutral",
} as const satisfies Readonly<Record<string, Tone>>;
