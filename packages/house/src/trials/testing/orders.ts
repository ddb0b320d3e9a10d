import type { Choose } from "./conductor.ts";

interface Choice {
  readonly chosen: number;
  /** The other one, where the turn may pass to him here and has not. */
  readonly alternative: number | null;
}

/**
 * Every order of two actors in which the turn passes at most `most` times to the other while who has it could go on, each
 * from its beginning, the latest turns first: what goes wrong at all goes wrong by one or two. Returns how many there were.
 */
export async function ordersOfSwitches(
  run: (choose: Choose) => Promise<void>,
  most: number,
  atMost = Infinity,
): Promise<number> {
  let prefix: readonly number[] = [];
  for (let orders = 1; ; orders += 1) {
    const choices: Choice[] = [];
    let last: number | null = null;
    let switches = 0;
    await run((enabled) => {
      const stay: number = last !== null && enabled.includes(last) ? last : (enabled[0] ?? 0);
      const other = enabled.find((each) => each !== stay) ?? null;
      const chosen: number = prefix[choices.length] ?? stay;
      const maySwitch = chosen === stay && (last === null || switches < most);
      choices.push({ chosen, alternative: maySwitch ? other : null });
      if (last !== null && chosen !== stay) switches += 1;
      last = chosen;
      return chosen;
    });
    const at = choices.findLastIndex(({ alternative }) => alternative !== null);
    const alternative = choices[at]?.alternative ?? null;
    if (alternative === null || orders >= atMost) return orders;
    prefix = [...choices.slice(0, at).map(({ chosen }) => chosen), alternative];
  }
}
