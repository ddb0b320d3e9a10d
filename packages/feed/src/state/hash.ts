import type { Field } from "../model/fields.ts";
import type { Incident, MatchClock } from "../model/match.ts";
import { finish, hashStart, step, stepText, stepWhole } from "../wire/check.ts";
import { alive, type Columns } from "./columns.ts";

/** The kinds of objects in a state, as frame.proto numbers them in Heartbeat.hash. */
export const hashKinds = { match: 1, market: 2, outcome: 3, sport: 4 } as const;

const absent = -1;

function stepClock(hash: number, clock: MatchClock): number {
  hash = stepText(hash, clock.phase);
  hash = step(hash, clock.second);
  hash = step(hash, Number(clock.stopped));
  hash = step(hash, clock.added);
  return stepWhole(hash, clock.at);
}

function stepIncidents(hash: number, incidents: readonly Incident[]): number {
  hash = step(hash, incidents.length);
  for (const { kind, side, phase, second } of incidents) {
    hash = step(step(hash, kind), side === "home" ? 0 : 1);
    hash = step(stepText(hash, phase), second);
  }
  return hash;
}

/** Steps through every field of an object, in the order of its table. */
export function stepFields<Model>(hash: number, fields: readonly Field<Model>[], thing: Model): number {
  for (const { model, kind } of fields) {
    const value = thing[model] as unknown;
    if (value === null) hash = step(hash, absent);
    else if (kind === "text") hash = stepText(hash, value as string);
    else if (kind === "clock") hash = stepClock(hash, value as MatchClock);
    else if (kind === "incidents") hash = stepIncidents(hash, value as readonly Incident[]);
    else if (kind === "limit") hash = stepWhole(hash, value as number);
    else hash = step(hash, Number(value));
  }
  return hash;
}

/** The summand of a match, a market or a sport in the state's hash. */
export function thingHash<Model>(kind: number, fields: readonly Field<Model>[], thing: Model): number {
  return finish(stepFields(step(hashStart, kind), fields, thing));
}

/**
 * The summand of the live outcomes in the state's hash: the stored hashes of their fixed fields, continued with the moving
 * fields. Computed at heartbeats only, so that a tick need not update it.
 */
export function columnsHash(columns: Columns): number {
  const { count, flags, fixedHash } = columns;
  let sum = 0;
  for (let handle = 0; handle < count; handle++) {
    const flag = flags[handle] as number;
    if ((flag & alive) === 0) continue;
    const moving = step(
      step(fixedHash[handle] as number, columns.odds(handle)),
      motionWord(flag, columns.movement(handle)),
    );
    sum = (sum + finish(moving)) | 0;
  }
  return sum;
}

/** active + 2 * status + 4 * (pos + 1) + 16 * result, from a handle's flags and movement. */
export function motionWord(flags: number, movement: number): number {
  return ((flags >> 1) & 3) | ((movement + 1) << 2) | ((flags >> 3) << 4);
}
