// An independent client of the live feed: written from the comments in proto/ alone, with another implementation of protobuf. It
// imports nothing of this package but the path of the schema, so that it lacks whatever the comments omit.
import { fromBinary, type JsonObject, ScalarType, toJson } from "@bufbuild/protobuf";
import { BinaryReader, WireType } from "@bufbuild/protobuf/wire";
import { described } from "./described.ts";

type Row = Record<string, unknown>;

function decode(name: string, bytes: Uint8Array): Row {
  const options = { alwaysEmitImplicit: true, enumAsInteger: true, useProtoFieldName: true };
  return toJson(described(name), fromBinary(described(name), bytes), options) as JsonObject;
}

// Frame.check and Heartbeat.hash
const start = 2_166_136_261;
const none = 4_294_967_295;
const step = (hash: number, bits: number): number => Math.imul(hash ^ bits, 16_777_619) >>> 0;
const steps = (hash: number, values: Iterable<number>): number => {
  for (const bits of values) hash = step(hash, bits);
  return hash;
};
const whole = (value: number): readonly number[] => [value % 2 ** 32, Math.floor(value / 2 ** 32)];
const text = (value: string): readonly number[] => [
  ...Array.from({ length: value.length }, (_, at) => value.charCodeAt(at)),
  none,
];
function finish(hash: number): number {
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 2_246_822_507);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 3_266_489_909);
  return (hash ^ (hash >>> 16)) >>> 0;
}
function halves(value: number): readonly number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value, true);
  return [view.getUint32(0, true), view.getUint32(4, true)];
}

const movingFields: ReadonlySet<string> = new Set(["odd", "active", "status", "pos", "result"]);

/** An object's number in the hash: its kind, then its fields by their numbers. */
function numberOf(kind: number, name: string, row: Row): number {
  let hash = step(start, kind);
  for (const field of described(name).fields.toSorted((one, other) => one.number - other.number)) {
    if (name === "Odd" && movingFields.has(field.name)) continue;
    const value = row[field.name];
    if (field.fieldKind === "message") {
      hash = steps(hash, value === undefined ? [none] : inner(field.message.name, value as Row));
    } else if (field.fieldKind !== "scalar") throw new Error(`the comments say nothing of ${name}.${field.name}`);
    else if (field.scalar === ScalarType.STRING) hash = steps(hash, text((value ?? "") as string));
    else if (field.scalar === ScalarType.DOUBLE)
      hash = steps(hash, value === undefined ? [none] : whole(value as number));
    else hash = step(hash, Number(value ?? 0));
  }
  if (name === "Odd") {
    const [active, status, pos, result] = ["active", "status", "pos", "result"].map((each) => Number(row[each] ?? 0));
    hash = steps(hash, [Number(row["odd"] ?? 0), active! + 2 * status! + 4 * (pos! + 1) + 16 * result!]);
  }
  return finish(hash);
}

function inner(name: string, row: Row): readonly number[] {
  if (name === "Clock")
    return [
      ...text(row["phase"] as string),
      Number(row["second"]),
      Number(row["stopped"]),
      Number(row["added"]),
      ...whole(row["at_ms"] as number),
    ];
  const { kind, phase, second, side } = row as Record<string, readonly number[]>;
  const incidentBits = kind!.flatMap((each, at) => [each, side![at]!, ...text(String(phase![at])), second![at]!]);
  return [kind!.length, ...incidentBits];
}

const kinds = {
  8: "Tick",
  9: "Change",
  10: "Lock",
  11: "Settle",
  12: "Rollback",
  13: "Heartbeat",
  14: "Reset",
} as const;
type Kind = (typeof kinds)[keyof typeof kinds];

/** The number of a frame's kind and the bytes of its body, as they stand on the wire. */
function bodyOf(bytes: Uint8Array): readonly [number, Uint8Array] {
  const reader = new BinaryReader(bytes);
  while (reader.pos < reader.len) {
    const [field, wire] = reader.tag();
    if (field >= 8 && field <= 14 && wire === WireType.LengthDelimited) return [field, reader.bytes()];
    reader.skip(wire);
  }
  throw new Error("a frame without a body");
}

/** Handles from their gaps: the first gap is the lowest handle, each other one the number of handles between. */
function handlesOf(gaps: readonly number[]): readonly number[] {
  let last = -1;
  return gaps.map((gap) => (last += gap + 1));
}

function sumOf(kind: Kind, body: Uint8Array): number {
  if (kind !== "Tick") return steps(start, body);
  const { handle_gap, odd_delta } = decode("Tick", body) as Record<string, readonly number[]>;
  return handlesOf(handle_gap!).reduce(
    (sum, handle, at) => (sum + Math.imul(Math.imul(handle, 2_654_435_761) ^ odd_delta![at]!, 2_246_822_507)) >>> 0,
    0,
  );
}

/** The result of a frame: `gap` requires a resume, `fetch` a snapshot. */
export type ReceiveResult = "applied" | "old" | "equal" | "damaged" | "gap" | "fetch" | "subscribed" | "gone";

export class OtherClient {
  epoch = 0;
  offset = 0;
  #matches = new Map<number, Row>();
  #groups = new Map<number, Row>();
  #odds = new Map<number, Row>();
  #sports = new Map<number, Row>();

  /** The hash of the held state. */
  get hash(): number {
    const all = [
      [1, "Match", this.#matches],
      [2, "OddsGroup", this.#groups],
      [3, "Odd", this.#odds],
      [4, "Sport", this.#sports],
    ] as const;
    return all.reduce(
      (sum, [kind, name, rows]) => [...rows.values()].reduce((so, row) => (so + numberOf(kind, name, row)) >>> 0, sum),
      0,
    );
  }

  receive(bytes: Uint8Array): ReceiveResult {
    let read: readonly [Row, number, Uint8Array];
    try {
      read = [decode("Frame", bytes), ...bodyOf(bytes)];
    } catch {
      return "damaged";
    }
    const [frame, field, body] = read;
    const kind = kinds[field as keyof typeof kinds];
    const [epoch, offset, before] = [frame["epoch"], frame["offset"], frame["prev_offset"]].map(Number) as [
      number,
      number,
      number,
    ];
    const topic = new TextEncoder().encode(frame["topic"] as string);
    const headerBits = [epoch, offset, before, ...halves(frame["server_ms"] as number), Number(frame["source_age_ms"])];
    if (step(steps(steps(start, topic), [...headerBits, field]), sumOf(kind, body)) !== frame["check"])
      return "damaged";
    if (kind === "Reset") {
      if (epoch < this.epoch) return "old";
      const { reason } = decode("Reset", body);
      return reason === 1 ? "subscribed" : reason === 5 ? "gone" : "fetch";
    }
    if (epoch !== this.epoch) return epoch < this.epoch ? "old" : "fetch";
    if (kind === "Heartbeat") {
      if (offset !== this.offset) return offset < this.offset ? "old" : "gap";
      return decode("Heartbeat", body)["hash"] === this.hash ? "equal" : "fetch";
    }
    if (offset <= this.offset) return "old";
    if (before !== this.offset) return "gap";
    this.#apply(kind, decode(kind, body));
    this.offset = offset;
    return "applied";
  }

  /** Replaces the whole state with a snapshot, if it is complete. */
  put(bytes: Uint8Array): boolean {
    const snapshot = decode("Snapshot", bytes);
    const topic = new TextEncoder().encode(snapshot["topic"] as string);
    const [epoch, offset, handles] = ["epoch", "offset", "handles"].map((name) => Number(snapshot[name])) as [
      number,
      number,
      number,
    ];
    const headerBits = [
      epoch,
      offset,
      offset,
      ...halves(snapshot["server_ms"] as number),
      Number(snapshot["source_age_ms"]),
    ];
    const check = steps(steps(start, topic), [...headerBits, 0, Number(snapshot["hash"]), handles]);
    if (check !== snapshot["check"]) return false;
    const fresh = new OtherClient();
    fresh.#fill(snapshot, handles);
    if (fresh.hash !== snapshot["hash"]) return false;
    [this.epoch, this.offset] = [epoch, offset];
    [this.#matches, this.#groups, this.#odds, this.#sports] = [
      fresh.#matches,
      fresh.#groups,
      fresh.#odds,
      fresh.#sports,
    ];
    return true;
  }

  #fill(snapshot: Row, handles: number): void {
    const texts = snapshot["words"] as readonly string[];
    const limits = snapshot["limits"] as readonly Row[];
    const matches = snapshot["matches"] as readonly Row[];
    for (const match of matches) this.#matches.set(match["matchid"] as number, { ...match });
    for (const sport of snapshot["sports"] as readonly Row[])
      this.#sports.set(sport["sportId"] as number, { ...sport });
    const groups = (snapshot["groups"] ?? {}) as Record<string, readonly number[]>;
    const ids: number[] = [];
    let [id, match] = [0, 0];
    for (const [at, idStep] of (groups["oddsid_step"] ?? []).entries()) {
      id = (id + idStep) >>> 0;
      match += groups["match_step"]![at]!;
      ids.push(id);
      const flags = groups["flags"]![at]!;
      this.#groups.set(id, {
        oddsid: id,
        matchid: matches[match]!["matchid"],
        oddstype: groups["oddstype"]![at],
        noddTypeId: groups["noddTypeId"]![at],
        typename: texts[groups["typename_word"]![at]!],
        special: texts[groups["special_word"]![at]!],
        ...Object.fromEntries(
          ["active", "status", "iss", "isv", "mostbalanced"].map((name, bit) => [name, ((flags >> bit) & 1) === 1]),
        ),
      });
    }
    const odds = (snapshot["odds"] ?? {}) as Record<string, readonly number[]>;
    let [group, oddId] = [0, 0];
    for (const [at, handle] of handlesOf(odds["handle_gap"] ?? []).entries()) {
      group += odds["group_step"]![at]!;
      oddId = (oddId + odds["id_step"]![at]!) >>> 0;
      const flags = odds["flags"]![at]!;
      this.#odds.set(handle, {
        ...limits[odds["limits"]![at]! - 1],
        handle,
        oddsid: ids[group],
        outcomeid: odds["outcomeid"]![at],
        outcome: texts[odds["outcome_word"]![at]!],
        special: texts[odds["special_word"]![at]!],
        id: oddId,
        odd: odds["odd"]![at],
        handicap: texts[odds["handicap_word"]![at]!],
        active: (flags & 1) === 1,
        status: (flags & 2) === 2,
        pos: ((flags >> 2) & 3) - 1,
        result: flags >> 4,
      });
      if (handle >= handles) throw new Error("a handle that was not given");
    }
  }

  #apply(kind: Kind, body: Row): void {
    if (kind === "Tick") {
      const { handle_gap, odd_delta } = body as Record<string, readonly number[]>;
      for (const [at, handle] of handlesOf(handle_gap!).entries()) {
        const odd = this.#odds.get(handle)!;
        const delta = odd_delta![at]!;
        Object.assign(odd, { odd: Number(odd["odd"] ?? 0) + delta, pos: Math.sign(delta) });
      }
    } else if (kind === "Change") this.#change(body as Record<string, readonly Row[]>);
    else if (kind === "Lock") {
      const locked = body["locked"] === true;
      const lock = { iss: locked, isv: !locked };
      for (const id of body["matchid"] as readonly number[])
        Object.assign(this.#matches.get(id)!, lock, { betstatus: locked ? "stopped" : "started" });
      for (const id of body["oddsid"] as readonly number[]) Object.assign(this.#groups.get(id)!, lock);
    } else if (kind === "Settle") {
      for (const { handle, result } of body["results"] as readonly Row[])
        Object.assign(this.#odds.get(handle as number)!, { result });
    } else {
      const ids = new Set(body["oddsid"] as readonly number[]);
      for (const odd of this.#odds.values()) if (ids.has(odd["oddsid"] as number)) odd["result"] = 0;
    }
  }

  #change(body: Record<string, readonly unknown[]>): void {
    for (const id of body["removed_matchid"] as readonly number[]) {
      this.#matches.delete(id);
      for (const [group, row] of this.#groups) if (row["matchid"] === id) this.#removeGroup(group);
    }
    for (const id of body["removed_oddsid"] as readonly number[]) this.#removeGroup(id);
    for (const id of body["removed_sportId"] as readonly number[]) this.#sports.delete(id);
    for (const row of body["sports"] as readonly Row[]) put(this.#sports, row["sportId"] as number, row);
    for (const row of body["matches"] as readonly Row[]) put(this.#matches, row["matchid"] as number, row);
    for (const row of body["groups"] as readonly Row[]) put(this.#groups, row["oddsid"] as number, row);
    for (const row of body["odds"] as readonly Row[]) this.#odd(row["handle"] as number, row);
  }

  #removeGroup(id: number): void {
    this.#groups.delete(id);
    for (const [handle, odd] of this.#odds) if (odd["oddsid"] === id) this.#odds.delete(handle);
  }

  #odd(handle: number, row: Row): void {
    const held = this.#odds.get(handle);
    const moved = row["odd"] === undefined ? undefined : Math.sign((row["odd"] as number) - Number(held?.["odd"] ?? 0));
    const pos = row["pos"] ?? (held === undefined ? 0 : (moved ?? held["pos"]));
    put(this.#odds, handle, { ...row, pos });
    const odd = this.#odds.get(handle)!;
    for (const [name, value] of Object.entries(odd)) if (/Stake|Pay/u.test(name) && Number(value) < 0) delete odd[name];
  }
}

/** Merges a change into a held row. */
function put(rows: Map<number, Row>, id: number, changed: Row): void {
  rows.set(id, { ...rows.get(id), ...changed });
}
