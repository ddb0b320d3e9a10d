import type { LiveEvent, Side } from "../event.ts";
import type { WyscoutDocument, WyscoutEvent } from "./wyscout-document.ts";

/** Wyscout's tags of an event. */
const tag = { goal: 101, ownGoal: 102, red: 1701, yellow: 1702, secondYellow: 1703, accurate: 1801 } as const;

/** A goalkeeper's own events have the goal tag when they concede a goal: these events score nothing. */
const keeping: ReadonlySet<string> = new Set(["Save attempt", "Goalkeeper leaving line"]);

/** Two goals of one side are never this close (seconds): it is one goal, recorded at two events of its move. */
const sameGoal = 20;

/** An event with its period and second. */
export interface PlacedEvent {
  readonly period: WyscoutEvent["period"];
  readonly second: number;
  readonly event: LiveEvent;
}

/**
 * Goals, own goals, cards, corners, shots and fouls. A goal is an event of the scoring side with tag 101 that is not a
 * goalkeeper's; tag 102 is an own goal and counts for the other side. Corners, shots and penalties are recognized by name; cards
 * are tags of the event that they were shown for, one of a kind per player.
 */
export function wyscoutEvents({ teams, events }: WyscoutDocument): PlacedEvent[] {
  const [home] = teams;
  const sideOf = ({ teamId }: WyscoutEvent): Side => (teamId === home.id ? "home" : "away");
  const isGoal = goalOnce();
  const isShown = cardOnce();
  return events.flatMap((each): PlacedEvent[] => {
    const { period, second, type, subType, tags } = each;
    const side = sideOf(each);
    const other: Side = side === "home" ? "away" : "home";
    const found: LiveEvent[] = [];
    const penalty = subType === "Penalty";
    const scores = tags.has(tag.goal) && !keeping.has(type) && !tags.has(tag.ownGoal);
    if (period === "P") {
      if (scores && penalty) found.push({ kind: "shootout", side });
    } else {
      if (penalty) found.push({ kind: "penalty", side });
      if (subType === "Corner") found.push({ kind: "corner", side });
      if (type === "Shot" || subType === "Free kick shot" || penalty)
        found.push({ kind: "shot", side, onTarget: tags.has(tag.accurate) });
      if (type === "Foul") found.push({ kind: "foul", side });
      if (tags.has(tag.ownGoal)) {
        if (isGoal(each, other)) found.push({ kind: "goal", side: other, ownGoal: true, penalty: false });
      } else if (scores && isGoal(each, side)) found.push({ kind: "goal", side, ownGoal: false, penalty });
    }
    for (const [id, card] of [
      [tag.yellow, "yellow"],
      [tag.secondYellow, "yellow_red"],
      [tag.red, "red"],
    ] as const)
      if (tags.has(id) && isShown(each, card)) found.push({ kind: "card", side, card });
    return found.map((event) => ({ period, second, event }));
  });
}

function goalOnce(): (event: WyscoutEvent, side: Side) => boolean {
  const last = new Map<string, number>();
  return ({ period, second }, side) => {
    const key = `${period}/${side}`;
    const before = last.get(key);
    last.set(key, second);
    return before === undefined || second - before > sameGoal;
  };
}

/** A duel records one card at both of its events' moments; a player gets one card of a kind. */
function cardOnce(): (event: WyscoutEvent, card: string) => boolean {
  const shown = new Set<string>();
  return ({ playerId, teamId, second, period }, card) => {
    const key = playerId === 0 ? `${teamId}/${card}/${period}/${Math.floor(second)}` : `${playerId}/${card}`;
    if (shown.has(key)) return false;
    shown.add(key);
    return true;
  };
}
