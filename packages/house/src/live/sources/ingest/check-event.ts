import type { Cards, LiveEvent, ScorePair } from "../event.ts";
import type { SourceEvent, SourceMatch } from "../source.ts";
import type { Missing } from "./ingested-match.ts";

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const isText = (value: unknown, most: number): boolean =>
  typeof value === "string" && value.length <= most && !value.includes("\0");
const isSide = (value: unknown): boolean => value === "home" || value === "away";
const isScore = (value: ScorePair): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => isWhole(each, 999));
const isCards = (value: Cards | null | undefined): boolean =>
  typeof value === "object" &&
  value !== null &&
  [value.yellow, value.yellowRed, value.red].every((each) => isWhole(each, 99));
/** No match lasts this long, breaks included. */
const longestMs = 7 * 86_400_000;
const longestSecond = 86_400;

/** Whether every value of an event is possible; an unknown status is possible (D26). */
export function isEvent({ at, event }: SourceEvent): boolean {
  if (typeof event !== "object" || event === null) return false;
  return at >= 0 && at <= longestMs && isHappening(event);
}

function isHappening(event: LiveEvent): boolean {
  switch (event.kind) {
    case "phase":
      return (
        isText(event.status, 40) &&
        event.status !== "" &&
        isWhole(event.second, longestSecond) &&
        typeof event.running === "boolean"
      );
    case "card":
      return isSide(event.side) && ["yellow", "yellow_red", "red"].includes(event.card);
    case "cards":
      return isCards(event.home) && isCards(event.away);
    case "goal":
    case "no_goal":
    case "shootout":
    case "corner":
    case "shot":
    case "foul":
    case "penalty":
      return isSide(event.side);
    case "exclusion":
      return isSide(event.side) && isWhole(event.seconds, 3_600);
    case "added":
      return isWhole(event.seconds, 3_600);
    case "score":
      return (
        isScore(event.total) &&
        isText(event.game, 40) &&
        isText(event.periods, 200) &&
        (event.serving === null || isSide(event.serving))
      );
    case "suspend":
    case "resume":
      return true;
    default:
      return false;
  }
}

/** What is not known of a match after an event was refused: everything if the event's kind is unknown. */
export function missingWithout(event: LiveEvent | null | undefined, { model }: SourceMatch): readonly Missing[] {
  switch (event?.kind) {
    case "goal":
    case "no_goal":
    case "shootout":
    case "score":
      return ["score"];
    case "phase":
      return ["phase"];
    case "suspend":
    case "resume":
      return ["bets"];
    case "added":
      return [model === null ? "word" : "phase"];
    case "card":
    case "cards":
      return [model === null ? "word" : "cards"];
    case "exclusion":
      return [model === null ? "word" : "sides"];
    case "corner":
    case "shot":
    case "foul":
    case "penalty":
      return ["word"];
    case undefined:
    // A supplier's kind may be none of these, whatever its type says.
    default:
      return ["score", "phase", "bets"];
  }
}

/** What is still not known after an event was accepted. A phase may end a half, whose score is then not known. */
export function missingAfter(missing: ReadonlySet<Missing>, { kind }: LiveEvent): ReadonlySet<Missing> {
  if (missing.size === 0) return missing;
  const left = new Set(missing);
  left.delete("word");
  if (kind === "phase" && left.has("score")) left.add("result");
  if (kind === "phase") left.delete("phase");
  if (kind === "score") left.delete("score");
  if (kind === "cards") left.delete("cards");
  if (kind === "suspend" || kind === "resume") left.delete("bets");
  return left;
}
