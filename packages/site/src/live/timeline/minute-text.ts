import type { Words } from "../../app/words.ts";
import type { Moment } from "./moments.ts";

/** `67′`, `45+2′`; nothing of a shoot-out, whose kicks have no minute. */
export function minuteText(t: Words, { beyond, minute, phase }: Moment): string {
  if (phase === "penalties") return "";
  return beyond > 0 ? t("live:minuteBeyond", { minute, beyond }) : t("live:minute", { minute });
}
