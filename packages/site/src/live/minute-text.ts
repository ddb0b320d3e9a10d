import type { ClockReading } from "@livery/feed";
import type { Translate } from "../core/translate.ts";

/** Returns a minute of play: `67′`, `45+2′`. `beyond`, in seconds, is rounded up to a minute. */
export function minuteText(t: Translate, { beyond, minute }: Pick<ClockReading, "beyond" | "minute">): string {
  return beyond > 0 ? t("live:minuteBeyond", { minute, beyond: Math.ceil(beyond / 60) }) : t("live:minute", { minute });
}
