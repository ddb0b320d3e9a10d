/** The phase of a match in a status: not begun, in play, between two periods, over, or unknown. */
export type MatchPhase = "waiting" | "playing" | "break" | "over" | "unknown";

const statusesByPhase: Readonly<Record<Exclude<MatchPhase, "unknown">, readonly string[]>> = {
  waiting: ["not_started", "delayed"],
  playing: [
    "1p",
    "2p",
    "3p",
    "4p",
    "5p",
    "6p",
    "7p",
    "8p",
    "9p",
    "1set",
    "2set",
    "3set",
    "4set",
    "5set",
    "ot",
    "1p_ot",
    "2p_ot",
    "penalties",
  ],
  break: [
    "pause",
    "pause1",
    "pause2",
    "pause3",
    "pause4",
    "awaiting_ot",
    "pause_ot",
    "awaiting_penalties",
    "suspended",
  ],
  over: [
    "ended",
    "interrupted",
    "retired",
    "walkover",
    "after_ot",
    "after_penalties",
    "cancelled",
    "postponed",
    "abandoned",
  ],
};

const phases: ReadonlyMap<string, MatchPhase> = new Map(
  Object.entries(statusesByPhase).flatMap(([phase, statuses]) =>
    statuses.map((status) => [status, phase as MatchPhase] as const),
  ),
);

/**
 * The phase of a match in a status (§4). The specification names not_started, 1p, pause to pause3, 1set to 5set, ended,
 * interrupted, retired, walkover and after_ot; the rest are their plain continuations. Any other status is `unknown`, never an
 * error: its match is locked and the status reported (D26).
 */
export function matchPhase(status: string): MatchPhase {
  return phases.get(status) ?? "unknown";
}
