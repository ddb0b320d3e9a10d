/** The status of a match in a file, in the server's terms. */
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

/** "unknown" for a status that the server does not know: such a match is stored and locked, and reported (D26). */
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
