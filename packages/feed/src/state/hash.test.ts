import { describe, expect, test } from "vitest";
import { livery } from "../gen/live.js";
import { TopicPublisher } from "../publisher/topic-publisher.ts";
import { seeded } from "../testing/random.ts";
import { RandomBook } from "../testing/book.ts";
import { at, home, oneMatch } from "../testing/feed-fixture.ts";

const prime = 16_777_619n;
const mask = 0xffff_ffffn;
const start = 2_166_136_261n;
const step = (hash: bigint, bits: number): bigint => ((hash ^ (BigInt(bits) & mask)) * prime) & mask;

function finish(given: bigint): bigint {
  let hash = given;
  hash ^= hash >> 16n;
  hash = (hash * 2_246_822_507n) & mask;
  hash ^= hash >> 13n;
  hash = (hash * 3_266_489_909n) & mask;
  return hash ^ (hash >> 16n);
}

type Value = string | number | boolean | null | undefined | { whole: number } | Value[];

function through(hash: bigint, value: Value): bigint {
  if (value === null || value === undefined) return step(hash, 4_294_967_295);
  if (Array.isArray(value)) return value.reduce(through, hash);
  if (typeof value === "object")
    return step(step(hash, Number(BigInt(value.whole) & mask)), Math.floor(value.whole / 2 ** 32));
  if (typeof value === "string") {
    for (let unit = 0; unit < value.length; unit++) hash = step(hash, value.charCodeAt(unit));
    return step(hash, 4_294_967_295);
  }
  return step(hash, Number(value));
}

const thing = (kind: number, values: Value[]): bigint => finish(through(step(start, kind), values));

/**
 * Heartbeat.hash as its comment in frame.proto says it, from a snapshot's bytes and nothing of this package but the generated
 * decoder: what a client in another language would write.
 */
function hashOf(bytes: Uint8Array): number {
  const snapshot = livery.live.v1.Snapshot.decode(bytes);
  const { words, limits, groups, odds } = snapshot;
  const limit = (value: number | null | undefined): Value =>
    value === null || value === undefined ? null : { whole: value };
  let sum = 0n;
  for (const m of snapshot.matches) {
    const clock: Value = m.clock
      ? [m.clock.phase, m.clock.second, m.clock.stopped, m.clock.added, { whole: m.clock.at_ms }]
      : null;
    const incidents = m.timeline;
    const timeline: Value = incidents
      ? [
          incidents.kind.length,
          ...incidents.kind.map((kind, at) => [kind, incidents.side[at], incidents.phase[at], incidents.second[at]]),
        ]
      : null;
    const text = (value: string | null): string => value ?? "";
    const number = (value: number | boolean | null): number => Number(value ?? 0);
    sum += thing(1, [
      m.matchid,
      text(m.betstatus),
      text(m.matchstatus),
      number(m.active),
      number(m.iss),
      number(m.isv),
      text(m.matchscore),
      text(m.gamescore),
      text(m.setscores),
      number(m.redhome),
      number(m.yellowhome),
      number(m.redaway),
      number(m.yellowaway),
      number(m.yellowredhome),
      number(m.yellowredaway),
      number(m.cornerhome),
      number(m.corneraway),
      clock,
      number(m.periodLength),
      number(m.oddsCount),
      text(m.home),
      text(m.away),
      text(m.categoryName),
      text(m.tournamentName),
      text(m.matchDate),
      number(m.tournamentId),
      number(m.sportId),
      number(m.categoryId),
      number(m.listOrder),
      number(m.extra_count),
      text(m.ttype),
      text(m.countryFlag),
      timeline,
    ]);
  }
  for (const s of snapshot.sports) sum += thing(4, [s.sportId, s.sportName ?? "", s.liveCount ?? 0, s.inPlay ?? 0]);
  const ids: number[] = [];
  let id = 0;
  let match = 0;
  groups?.oddsid_step.forEach((idStep, row) => {
    ids.push((id += idStep));
    match += groups.match_step[row]!;
    const flags = groups.flags[row]!;
    const bits = [0, 1, 2, 3, 4].map((bit) => (flags >> bit) & 1);
    sum += thing(2, [
      id,
      snapshot.matches[match]!.matchid,
      groups.oddstype[row],
      groups.noddTypeId[row],
      words[groups.typename_word[row]!],
      words[groups.special_word[row]!],
      bits,
    ]);
  });
  let handle = -1;
  let group = 0;
  let oddId = 0;
  odds?.handle_gap.forEach((gap, row) => {
    handle += gap + 1;
    group += odds.group_step[row]!;
    oddId += odds.id_step[row]!;
    const set = limits[odds.limits[row]! - 1];
    const flags = odds.flags[row]!;
    sum += thing(3, [
      handle,
      ids[group],
      odds.outcomeid[row],
      words[odds.outcome_word[row]!],
      words[odds.special_word[row]!],
      oddId,
      words[odds.handicap_word[row]!],
      limit(set?.singleMinStake),
      limit(set?.singleMaxStake),
      limit(set?.singleMaxPay),
      limit(set?.kombiMinStake),
      limit(set?.kombiMaxStake),
      limit(set?.kombiMaxPay),
      odds.odd[row],
      flags,
    ]);
  });
  return Number(BigInt.asIntN(32, sum));
}

describe("the state's hash", () => {
  test("is calculated as the schema's comment describes, for states of every kind", () => {
    for (let seed = 0; seed < 12; seed++) {
      const publisher = new TopicPublisher("list", 1);
      const book = new RandomBook(publisher, seeded(seed));
      for (let act = 0; act < 120; act++) {
        book.act(at(act * 100));
        if (act % 40 === 39) expect(hashOf(publisher.snapshot(at(act * 100)))).toBe(publisher.hash);
      }
    }
  });

  test("changes with every field", () => {
    const changes = [
      { matches: [{ matchId: 7, score: "1:0" }] },
      { matches: [{ matchId: 7, clock: { phase: "1p", second: 61, stopped: false, added: 0, at: 1_000 } }] },
      { markets: [{ marketId: 101, special: "2.5" }] },
      { markets: [{ marketId: 101, mostBalanced: true }] },
      { outcomes: [{ ...home, odds: 2_110 }] },
      { outcomes: [{ ...home, movement: -1 as const }] },
      { outcomes: [{ ...home, open: false }] },
      { outcomes: [{ ...home, active: false }] },
      { outcomes: [{ ...home, singleMaxStake: 0 }] },
      { sports: [{ sportId: 1, liveCount: 3 }] },
    ];
    const hashes = changes.map((change) => {
      const publisher = new TopicPublisher("list", 1);
      publisher.change(oneMatch, at(0));
      publisher.change(change, at(1));
      return publisher.hash;
    });
    const publisher = new TopicPublisher("list", 1);
    publisher.change(oneMatch, at(0));
    expect(new Set([...hashes, publisher.hash]).size).toBe(changes.length + 1);
  });

  test("does not depend on the way to the state", () => {
    const publisher = new TopicPublisher("list", 1);
    publisher.change(oneMatch, at(0));
    const before = publisher.hash;
    publisher.change({ matches: [{ matchId: 7, score: "1:0" }], sports: [{ sportId: 2, name: "Tennis" }] }, at(1));
    publisher.change({ matches: [{ matchId: 7, score: "0:0" }], removedSports: [2] }, at(2));
    expect(publisher.hash).toBe(before);
  });
});
