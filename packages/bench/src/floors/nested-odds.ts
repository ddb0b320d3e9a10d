import { livery } from "../gen/nested.js";
import type { WalkedOdd } from "../price-walk.ts";

const { NestedTick } = livery.bench;

/** An odd as the twin holds it. */
export interface NestedOdd {
  odds: number;
  movement: number;
}

const keyOf = (matchId: number, marketTypeId: number, outcomeId: number, special: string): string =>
  `${matchId}/${marketTypeId}_${outcomeId}_${special}`;

/** The twin's way: odds in groups in matches, each a message, merged into a map of objects by the odd's uniq key. */
export class NestedOdds {
  readonly held = new Map<string, NestedOdd>();

  open(odds: readonly WalkedOdd[]): void {
    for (const odd of odds) this.held.set(this.key(odd), { odds: odd.odds, movement: 0 });
  }

  key({ matchId, marketTypeId, outcomeId, special }: WalkedOdd): string {
    return keyOf(matchId, marketTypeId, outcomeId, special);
  }

  /** Decodes one tick and merges it; how many odds it held. */
  merge(bytes: Uint8Array): number {
    let merged = 0;
    for (const { matchid, groups } of NestedTick.decode(bytes).matches) {
      for (const { oddstype, special, odds } of groups) {
        for (const { outcomeid, odd } of odds) {
          const key = keyOf(matchid, oddstype, outcomeid, special);
          const held = this.held.get(key);
          if (held) {
            held.movement = Math.sign(odd - held.odds);
            held.odds = odd;
          } else this.held.set(key, { odds: odd, movement: 0 });
          merged++;
        }
      }
    }
    return merged;
  }
}

/** A tick as the twin's bytes. */
export function writeNested(changed: readonly WalkedOdd[], offset: number): Uint8Array {
  const matches = new Map<number, Map<number, WalkedOdd[]>>();
  for (const odd of changed) {
    const groups = matches.get(odd.matchId) ?? new Map<number, WalkedOdd[]>();
    matches.set(odd.matchId, groups);
    groups.set(odd.marketId, [...(groups.get(odd.marketId) ?? []), { ...odd }]);
  }
  return NestedTick.encode({
    topic: "list",
    epoch: 1,
    offset,
    prev_offset: offset - 1,
    server_ms: 1_750_000_000_000 + offset * 100,
    source_age_ms: 40,
    matches: [...matches].map(([matchid, groups]) => ({
      matchid,
      groups: [...groups].map(([oddsid, odds]) => ({
        oddsid,
        oddstype: odds[0]?.marketTypeId ?? 0,
        special: odds[0]?.special ?? "",
        odds: odds.map(({ outcomeId, odds: odd }) => ({ outcomeid: outcomeId, odd })),
      })),
    })),
  }).finish();
}
