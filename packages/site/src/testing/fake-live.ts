import { TopicPublisher, type TopicInput } from "@livery/feed/publisher";
import type { LivePorts, SocketListener } from "../live/live-ports.ts";

/** A server's live side in a test: real frames and snapshots of a real publisher over a socket that a test can cut. */
export interface FakeLive {
  readonly ports: LivePorts;
  readonly list: TopicPublisher;
  /** Applies a change to every topic and sends the resulting frames. */
  readonly change: (input: TopicInput) => void;
  /** A tick: outcomes of markets get new prices. */
  readonly tick: (prices: readonly (readonly [marketId: number, outcomeId: number, odds: number])[]) => void;
  readonly lock: (locked: boolean, matchId: number) => void;
  /** Closes every socket; new ones fail until `restore`. */
  readonly cut: () => void;
  readonly restore: () => void;
  /** Closes every socket like a server in maintenance; new ones fail until `restore`. */
  readonly maintain: () => void;
  /**
   * Drops the sockets without a close event while the page is frozen for `ms`: its timers have not run. `wake` shows it again.
   */
  readonly sleep: (ms: number) => void;
  readonly wake: () => void;
  /** Lets `ms` pass at once; the page then checks its due work. */
  readonly pass: (ms: number) => void;
  /** The server is reachable, but sends nothing on its sockets. */
  readonly hush: (on: boolean) => void;
  /** Sets the age of the source's last sign of life; with a match only in the match's topic, until it is 0. */
  readonly silence: (ms: number, matchId?: number) => void;
  /** The number of open sockets. */
  readonly openSockets: () => number;
  /** The number of sockets that were ever opened. */
  readonly opened: () => number;
  readonly frame: () => Promise<void>;
  /** Ends the server for good. */
  readonly end: () => void;
}

const heartbeatMs = 1_000;

const footballOutcomes = ["home", "draw", "away"] as const;

/**
 * Rows of a football match with 1x2 and one handicap line of total goals; the market ids are 10 times the match's, and 1 more.
 */
export function footballInput(
  matchId: number,
  fields: Partial<NonNullable<TopicInput["matches"]>[number]> = {},
): TopicInput {
  const result = matchId * 10;
  const goals = result + 1;
  const market = { matchId, active: true, open: true, visible: true, mostBalanced: true };
  return {
    matches: [
      {
        matchId,
        betStatus: "started",
        status: "2p",
        active: true,
        visible: true,
        score: "1:0",
        home: `Home ${matchId}`,
        away: `Away ${matchId}`,
        categoryName: "England",
        categoryFlag: "gb-eng",
        tournamentName: "Premier League",
        tournamentId: 3,
        categoryId: 2,
        sportId: 1,
        startsAt: "2026-11-20T08:00:00Z",
        marketCount: 2,
        periodLength: 45,
        ...fields,
      },
    ],
    markets: [
      { ...market, marketId: result, marketTypeId: 1, name: "market.1", special: "" },
      { ...market, marketId: goals, marketTypeId: 18, name: "market.18", special: "2.5" },
    ],
    outcomes: [
      ...footballOutcomes.map((name, index) => ({
        marketId: result,
        outcomeId: index + 1,
        name,
        active: true,
        open: true,
        odds: 2000 + index * 500,
      })),
      ...(["over", "under"] as const).map((name, index) => ({
        marketId: goals,
        outcomeId: 12 + index,
        name,
        active: true,
        open: true,
        odds: 1900,
      })),
    ],
  };
}

export function fakeLive(matches: readonly TopicInput[] = [footballInput(1), footballInput(2)]): FakeLive {
  const sports = new TopicPublisher("sports", 1);
  const list = new TopicPublisher("list", 1);
  const topics = new Map<string, TopicPublisher>([
    ["sports", sports],
    ["list", list],
  ]);
  const stamp = (topic = "") => ({
    serverMs: Math.round(Date.now() + away),
    sourceAgeMs: silences.get(topic) ?? sourceAgeMs,
  });
  const silences = new Map<string, number>();
  const heartbeatOf = (topic: TopicPublisher) => topic.heartbeat(stamp(topic.topic));
  const listeners = new Set<SocketListener>();
  const backs = new Set<() => void>();
  // If the page itself stops the heartbeats (a screenshot, a busy machine), the server is not silent: no time passes then.
  let past = 0;
  let heartbeatAt = performance.now();
  const sinceHeartbeat = () => Math.min(performance.now() - heartbeatAt, heartbeatMs);
  let away = 0;
  let sourceAgeMs = 0;
  let hushed = false;
  let opened = 0;
  let dead = false;
  const send = (frames: readonly Uint8Array[]): void => {
    if (hushed) return;
    for (const bytes of frames) for (const { message } of listeners) message(bytes.slice());
  };
  const about = (matchId: number): readonly TopicPublisher[] => {
    const name = `match:${matchId}`;
    const matchTopic = topics.get(name) ?? new TopicPublisher(name, 1);
    topics.set(name, matchTopic);
    return [list, matchTopic];
  };
  const change = (input: TopicInput): void => {
    for (const { matchId } of input.matches ?? [])
      for (const topic of about(matchId)) send(topic.change(input, stamp()));
  };
  for (const match of matches) change(match);
  send(sports.change({ sports: [{ sportId: 1, name: "Football", liveCount: matches.length, inPlay: 1 }] }, stamp()));
  const heartbeat = setInterval(() => {
    past += sinceHeartbeat();
    heartbeatAt = performance.now();
    if (!dead) for (const topic of topics.values()) send([heartbeatOf(topic)]);
  }, heartbeatMs);
  const ports: LivePorts = {
    openSocket(listener) {
      const opening = setTimeout(() => {
        if (dead) return listener.closed();
        listeners.add(listener);
        opened += 1;
        listener.opened();
      }, 5);
      return {
        send: () => {
          // Each request is answered with the latest heartbeat of every topic: the feed sees what is missing, and fetches it.
          if (hushed) return;
          for (const topic of topics.values()) listener.message(heartbeatOf(topic).slice());
        },
        close: () => {
          clearTimeout(opening);
          listeners.delete(listener);
        },
      };
    },
    fetchSnapshot: async (topic) => {
      if (dead) throw new Error("cut");
      return topics.get(topic)?.snapshot(stamp()) ?? null;
    },
    schedule: (run) => void requestAnimationFrame(run),
    rest: () => new Promise((goOn) => setTimeout(goOn, 0)),
    now: () => past + sinceHeartbeat() + away,
    tabs: null,
    whenBack: (back) => {
      backs.add(back);
      return () => void backs.delete(back);
    },
    report: () => undefined,
  };
  return {
    ports,
    list,
    change,
    tick: (prices) => {
      for (const [marketId, outcomeId, odds] of prices)
        for (const topic of about(Math.floor(marketId / 10))) topic.price({ marketId, outcomeId }, odds);
      for (const topic of topics.values()) send(topic.flush(stamp()));
    },
    lock: (locked, matchId) => {
      for (const topic of about(matchId)) send(topic.lock(locked, { matches: [matchId] }, stamp()));
    },
    cut: () => {
      dead = true;
      const cutOff = Array.from(listeners);
      listeners.clear();
      for (const { closed } of cutOff) closed();
    },
    restore: () => {
      dead = false;
    },
    maintain: () => {
      dead = true;
      const cutOff = Array.from(listeners);
      listeners.clear();
      for (const { closed } of cutOff) closed("maintenance");
    },
    sleep: (ms) => {
      listeners.clear();
      away += ms;
    },
    pass: (ms) => {
      away += ms;
      for (const back of backs) back();
    },
    hush: (on) => {
      hushed = on;
    },
    silence: (ms, matchId) => {
      if (matchId === undefined) sourceAgeMs = ms;
      else if (ms > 0) silences.set(`match:${matchId}`, ms);
      else silences.delete(`match:${matchId}`);
      for (const topic of topics.values()) send([heartbeatOf(topic)]);
    },
    wake: () => {
      for (const back of backs) back();
    },
    openSockets: () => listeners.size,
    opened: () => opened,
    frame: () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    end: () => clearInterval(heartbeat),
  };
}
