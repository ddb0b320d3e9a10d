import { matchPhase, type LiveMatch } from "@livery/feed";

/** What is announced of a match: never a price. */
export type NewsKind = "score" | "sentOffHome" | "sentOffAway" | "paused" | "resumed" | "over";

type AnnouncedMatch = Pick<
  LiveMatch,
  | "away"
  | "home"
  | "locked"
  | "matchId"
  | "redAway"
  | "redHome"
  | "score"
  | "status"
  | "yellowRedAway"
  | "yellowRedHome"
>;

export interface MatchNews {
  /** The match as it is when it is announced. */
  readonly match: AnnouncedMatch;
  /** The most important first. */
  readonly kinds: readonly NewsKind[];
}

const order: readonly NewsKind[] = ["over", "score", "sentOffHome", "sentOffAway", "paused", "resumed"];

/**
 * Milliseconds: listeners follow at most one sentence in three seconds, and a short suspension is over before it is announced.
 */
export const intervalMs = 3_000;
/** Milliseconds at the end of the interval without text, so that a repeated sentence is announced again. */
export const silenceMs = 200;
export const pausedAfter = 5_000;

interface Known {
  match: AnnouncedMatch;
  readonly pending: Set<NewsKind>;
  pauseTimer: ReturnType<typeof setTimeout> | null;
  pauseAnnounced: boolean;
}

/**
 * Announces events in followed matches: goals, sendings-off, the end, suspensions that last. Events during an announcement are
 * merged, so that only the latest state is announced.
 */
export class LiveAnnouncer {
  readonly #publish: (news: readonly MatchNews[]) => void;
  readonly #known = new Map<number, Known>();
  #interval: ReturnType<typeof setTimeout> | null = null;

  /** @param publish receives the news to announce, and an empty list once they have been announced */
  constructor(publish: (news: readonly MatchNews[]) => void) {
    this.#publish = publish;
  }

  /** Takes the followed matches in their current state. A newly followed match is no news. */
  follow(matches: readonly AnnouncedMatch[]): void {
    const followed = new Set(matches.map(({ matchId }) => matchId));
    for (const [id, known] of this.#known) if (!followed.has(id)) this.#forget(id, known);
    for (const match of matches) {
      const known = this.#known.get(match.matchId);
      if (known === undefined) {
        this.#known.set(match.matchId, { match, pending: new Set(), pauseTimer: null, pauseAnnounced: match.locked });
        continue;
      }
      const before = known.match;
      known.match = match;
      this.#compare(known, before);
    }
    this.#flush();
  }

  stop(): void {
    for (const [id, known] of this.#known) this.#forget(id, known);
    if (this.#interval !== null) clearTimeout(this.#interval);
    this.#interval = null;
  }

  #forget(id: number, known: Known): void {
    if (known.pauseTimer !== null) clearTimeout(known.pauseTimer);
    this.#known.delete(id);
  }

  #compare(known: Known, before: AnnouncedMatch): void {
    const { match, pending } = known;
    if (match.score !== before.score && match.score !== "") pending.add("score");
    if (match.redHome + match.yellowRedHome > before.redHome + before.yellowRedHome) pending.add("sentOffHome");
    if (match.redAway + match.yellowRedAway > before.redAway + before.yellowRedAway) pending.add("sentOffAway");
    const isOver = matchPhase(match.status) === "over";
    if (isOver && matchPhase(before.status) !== "over") pending.add("over");
    if (match.locked !== before.locked || isOver) this.#suspend(known, match.locked && !isOver, isOver);
  }

  #suspend(known: Known, locked: boolean, isOver: boolean): void {
    const { pending } = known;
    pending.delete("paused");
    pending.delete("resumed");
    if (known.pauseTimer !== null) clearTimeout(known.pauseTimer);
    known.pauseTimer = null;
    if (locked) {
      known.pauseTimer = setTimeout(() => {
        known.pauseTimer = null;
        pending.add("paused");
        this.#flush();
      }, pausedAfter);
      return;
    }
    if (known.pauseAnnounced && !isOver) pending.add("resumed");
    known.pauseAnnounced = false;
  }

  #flush(): void {
    if (this.#interval !== null) return;
    const news = [...this.#known.values()].flatMap((known): MatchNews[] => {
      const kinds = order.filter((kind) => known.pending.has(kind));
      known.pending.clear();
      if (kinds.includes("paused")) known.pauseAnnounced = true;
      // The news of the end contains the score.
      return kinds.length === 0
        ? []
        : [{ match: known.match, kinds: kinds.includes("over") ? kinds.filter((kind) => kind !== "score") : kinds }];
    });
    if (news.length === 0) return;
    this.#publish(news);
    this.#interval = setTimeout(() => {
      this.#publish([]);
      this.#interval = setTimeout(() => {
        this.#interval = null;
        this.#flush();
      }, silenceMs);
    }, intervalMs - silenceMs);
  }
}
