import type { Choose } from "./pauses.ts";

interface Taken {
  readonly chosen: number;
  /** The other one, where the turn may pass to him here and has not. */
  readonly turn: number | null;
}

/**
 * Every order of two actors in which the turn passes at most `most` times to the other while who has it could go on, each
 * from its beginning, the latest turns first: what goes wrong at all goes wrong by one or two. Returns how many there were.
 */
export async function ordersOfTurns(
  run: (choose: Choose) => Promise<void>,
  most: number,
  atMost = Infinity,
): Promise<number> {
  let prefix: readonly number[] = [];
  for (let orders = 1; ; orders += 1) {
    const taken: Taken[] = [];
    let last: number | null = null;
    let turns = 0;
    await run((enabled) => {
      const stay: number = last !== null && enabled.includes(last) ? last : (enabled[0] ?? 0);
      const other = enabled.find((each) => each !== stay) ?? null;
      const chosen: number = prefix[taken.length] ?? stay;
      const mayTurn = chosen === stay && (last === null || turns < most);
      taken.push({ chosen, turn: mayTurn ? other : null });
      if (last !== null && chosen !== stay) turns += 1;
      last = chosen;
      return chosen;
    });
    const at = taken.findLastIndex(({ turn }) => turn !== null);
    const turn = taken[at]?.turn ?? null;
    if (turn === null || orders >= atMost) return orders;
    prefix = [...taken.slice(0, at).map(({ chosen }) => chosen), turn];
  }
}
