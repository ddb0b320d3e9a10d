import type { Course } from "../sources/course.ts";
import type { ScorePair } from "../sources/event.ts";
import { isScoreKnown } from "../sources/intake/heard.ts";
import { football, type SourceMatch } from "../sources/source.ts";
import type { LiveRecord } from "./live-record.ts";

/** The score at half time, which is football's alone: a break, or a second period, of another sport is no half. */
export function halfTimeOf(course: Course, { sportId }: Pick<SourceMatch, "sportId">): ScorePair | null {
  return sportId === football ? course.halfTime : null;
}

/** Whether a score that bets are decided by cannot be right: nothing mends it, so an operator says the result. */
export function isDoubted({ course, source }: Pick<LiveRecord, "course" | "source">): boolean {
  return course.doubted.has("regular") || (course.doubted.has("halfTime") && halfTimeOf(course, source) !== null);
}

/** Whether the course that was followed may decide bets. */
export function mayDecide(record: Pick<LiveRecord, "course" | "heard" | "source">): boolean {
  return isScoreKnown(record.heard) && !isDoubted(record);
}
