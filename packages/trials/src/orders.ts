import type { Choose } from "./conductor.ts";

interface Choice {
  readonly chosen: number;
  /** The other actor, if a switch is possible here and was not made. */
  readonly alternative: number | null;
}

/**
 * Runs every order of two actors with at most `most` switches away from one that could continue, each from the beginning, the
 * latest switches first: most faults need only one or two. Returns how many orders there were.
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
