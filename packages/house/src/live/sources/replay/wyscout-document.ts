/** An event of a Wyscout file, as far as the replay reads it. */
export interface WyscoutEvent {
  readonly period: WyscoutPeriod;
  /** Seconds of the period. */
  readonly second: number;
  readonly type: string;
  readonly subType: string;
  readonly tags: ReadonlySet<number>;
  readonly teamId: number;
  readonly playerId: number;
}

/** Two halves, two halves of extra time, the shoot-out. */
export type WyscoutPeriod = "1H" | "2H" | "E1" | "E2" | "P";

export interface WyscoutDocument {
  /** The home side first: the file names it first. */
  readonly teams: readonly [WyscoutTeam, WyscoutTeam];
  /** By period and second. */
  readonly events: readonly WyscoutEvent[];
}

export interface WyscoutTeam {
  readonly id: number;
  readonly name: string;
  readonly area: string;
  /** ISO 3166 in lower case, or null. */
  readonly flag: string | null;
  readonly national: boolean;
}

/** A file that cannot be replayed; the message names the faulty location. */
export class ReplayFileError extends Error {
  constructor(file: string, why: string, options?: ErrorOptions) {
    super(
      `${file}: ${why}. A replay takes a fixtures file of openfootball ({ "name", "matches" }) or a match of Wyscout ({ "events", "teams" }).`,
      options,
    );
    this.name = "ReplayFileError";
  }
}

export const wyscoutPeriods: readonly WyscoutPeriod[] = ["1H", "2H", "E1", "E2", "P"];

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === "string" ? value.normalize().trim() : "");

/** Reads one match's file. Throws ReplayFileError. */
export function readWyscout(source: string, document: unknown, file: string): WyscoutDocument {
  if (!isRecord(document) || !Array.isArray(document["events"]) || !isRecord(document["teams"]))
    throw new ReplayFileError(file, "it has no events or no teams");
  const teams = readTeams(source, document["teams"], file);
  const events = document["events"].flatMap((event: unknown, index) => {
    const read = readEvent(event);
    if (read === null) throw new ReplayFileError(file, `events[${index}] has no period, second, name or team`);
    if (!teams.some(({ id }) => id === read.teamId))
      throw new ReplayFileError(file, `events[${index}] is of team ${read.teamId}, which does not play`);
    return read;
  });
  if (!events.some(({ period }) => period === "1H")) throw new ReplayFileError(file, "it has no event of a first half");
  const order = (period: WyscoutPeriod): number => wyscoutPeriods.indexOf(period);
  return { teams, events: events.sort((a, b) => order(a.period) - order(b.period) || a.second - b.second) };
}

/** A parsed object loses the order of whole-numbered names: the home side is the one that the text names first. */
function readTeams(source: string, teams: Json, file: string): [WyscoutTeam, WyscoutTeam] {
  const from = source.search(/"teams"\s*:\s*\{/u);
  const ids = Object.keys(teams).sort((a, b) => source.indexOf(`"${a}"`, from) - source.indexOf(`"${b}"`, from));
  const [home, away, ...more] = ids.map((id) => readTeam(Number(id), teams[id]));
  if (!home || !away || more.length > 0) throw new ReplayFileError(file, "it does not name two teams");
  return [home, away];
}

function readTeam(id: number, value: unknown): WyscoutTeam | null {
  if (!isRecord(value) || !Number.isSafeInteger(id)) return null;
  const area = isRecord(value["area"]) ? value["area"] : {};
  const code = text(area["alpha2code"]).toLowerCase();
  const name = text(value["name"]) || text(value["officialName"]);
  const flag = /^[a-z]{2}$/u.test(code) ? code : text(area["alpha3code"]) === "XEN" ? "gb-eng" : null;
  return name === "" ? null : { id, name, area: text(area["name"]), flag, national: value["type"] === "national" };
}

function readEvent(value: unknown): WyscoutEvent | null {
  if (!isRecord(value)) return null;
  const { matchPeriod, eventSec, eventName, subEventName, teamId, playerId, tags } = value;
  const period = wyscoutPeriods.find((known) => known === matchPeriod);
  if (
    period === undefined ||
    typeof eventSec !== "number" ||
    !(eventSec >= 0 && eventSec < 6_000) ||
    typeof eventName !== "string"
  )
    return null;
  if (typeof teamId !== "number") return null;
  const ids = Array.isArray(tags)
    ? tags.flatMap((tag: unknown) => (isRecord(tag) && typeof tag["id"] === "number" ? tag["id"] : []))
    : [];
  return {
    period,
    second: eventSec,
    type: eventName,
    subType: text(subEventName),
    tags: new Set(ids),
    teamId,
    playerId: typeof playerId === "number" ? playerId : 0,
  };
}
