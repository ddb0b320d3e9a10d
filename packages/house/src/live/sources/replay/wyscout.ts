import { football } from "@livery/feed";
import { expectedGoals } from "../../../catalogue/prices/goals-model.ts";
import { strengthOf } from "../../../catalogue/prices/strengths.ts";
import type { TimedEvent } from "../event.ts";
import { inOrder, type Script } from "../script.ts";
import { withSuspensions } from "../suspensions.ts";
import { periodStarts, phases, type PlayedPeriod } from "./periods.ts";
import { readWyscout, wyscoutPeriods, type WyscoutPeriod } from "./wyscout-document.ts";
import { wyscoutEvents } from "./wyscout-events.ts";

/** Each period: the feed's status of it and of the break after it, the start of its clock, its length, and the break's length. */
const shapes: Readonly<
  Record<WyscoutPeriod, { status: string; rest: string; from: number; nominal: number; breakSeconds: number }>
> = {
  "1H": { status: "1p", rest: "pause", from: 0, nominal: 2700, breakSeconds: 900 },
  "2H": { status: "2p", rest: "awaiting_ot", from: 2700, nominal: 2700, breakSeconds: 300 },
  E1: { status: "1p_ot", rest: "pause_ot", from: 5400, nominal: 900, breakSeconds: 60 },
  E2: { status: "2p_ot", rest: "awaiting_penalties", from: 6300, nominal: 900, breakSeconds: 300 },
  P: { status: "penalties", rest: "after_penalties", from: 7200, nominal: 0, breakSeconds: 0 },
};

/** The match's final status, by its last period. */
const lastStatus: Readonly<Record<WyscoutPeriod, string>> = {
  "1H": "ended",
  "2H": "ended",
  E1: "after_ot",
  E2: "after_ot",
  P: "after_penalties",
};

/**
 * The script of a match by the second of each event. A period lasts as long as the file has events of it; its
 * stoppage is announced a little before its nominal end. Throws ReplayFileError.
 */
export function wyscoutScript(source: string, parsed: unknown, file: string): Script {
  const document = readWyscout(source, parsed, file);
  const [home, away] = document.teams;
  const played = wyscoutPeriods.filter((period) => document.events.some((event) => event.period === period));
  const periods = played.map((period, index): PlayedPeriod => {
    const { status, rest, from, nominal, breakSeconds } = shapes[period];
    const last = index === played.length - 1;
    const end = Math.max(...document.events.filter((event) => event.period === period).map(({ second }) => second));
    const lasted = Math.max(nominal, Math.ceil(end) + 1);
    const minutes = Math.ceil(Math.max(0, lasted - nominal) / 60);
    const added = nominal > 0 && minutes > 0 ? { seconds: minutes * 60, at: nominal - 10 } : null;
    return {
      status,
      next: last ? lastStatus[period] : rest,
      from,
      lasted,
      added,
      breakSeconds: last ? 0 : breakSeconds,
    };
  });
  const starts = periodStarts(periods);
  const events = wyscoutEvents(document).map(({ period, second, event }): TimedEvent => ({
    at: Math.round((starts[played.indexOf(period)] ?? 0) + second * 1000),
    event,
  }));
  const neutral = home.national && away.national;
  const match = {
    key: file.replace(/^.*[\\/]/u, "").replace(/\.json$/iu, ""),
    sportId: football,
    category: neutral ? "International" : home.area || "International",
    flag: neutral ? null : home.flag,
    tournament: "Replays",
    home: home.name,
    away: away.name,
    neutral,
    periodLength: 45,
    model: { kind: "football", expected: expectedGoals(strengthOf(home.name), strengthOf(away.name), neutral) },
  } as const;
  return { match, events: withSuspensions(inOrder([...phases(periods), ...events])) };
}
