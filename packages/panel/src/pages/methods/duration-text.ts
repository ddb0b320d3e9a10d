import type { Translate } from "../../core/messages.ts";

const hour = 60;
const day = 24 * hour;

/** A processing time in the largest unit of which it has a whole number: `about 2 days`. */
export function durationText(t: Translate, minutes: number): string {
  if (minutes > 0 && minutes % day === 0) return t("panel:methods.takesDays", { count: minutes / day });
  if (minutes > 0 && minutes % hour === 0) return t("panel:methods.takesHours", { count: minutes / hour });
  return t("panel:methods.takes", { count: minutes });
}
