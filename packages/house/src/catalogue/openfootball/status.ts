/** What a file says of a match's course, in the house's words. */
export type FileStatus = "scheduled" | "postponed" | "abandoned" | "cancelled" | "awarded" | "unknown";

const statusByWord: Readonly<Record<string, FileStatus>> = {
  scheduled: "scheduled",
  timed: "scheduled",
  "not started": "scheduled",
  finished: "scheduled",
  played: "scheduled",
  ft: "scheduled",
  rescheduled: "scheduled",
  postponed: "postponed",
  delayed: "postponed",
  suspended: "abandoned",
  interrupted: "abandoned",
  abandoned: "abandoned",
  cancelled: "cancelled",
  canceled: "cancelled",
  annulled: "cancelled",
  void: "cancelled",
  awarded: "awarded",
  walkover: "awarded",
  "w o": "awarded",
};

/** "unknown" for a word the house does not know: such a match is kept and locked, and reported (D26). */
export function readStatus(value: unknown): FileStatus {
  if (value === undefined || value === null || value === "") return "scheduled";
  return typeof value === "string"
    ? (statusByWord[
        value
          .trim()
          .toLowerCase()
          .replace(/[^a-z]+/gu, " ")
          .trim()
      ] ?? "unknown")
    : "unknown";
}
