/**
 * The least work of each act, in microseconds of processor time of this process and its threads: the minimum of four runs, in
 * turns. Beside other tests the clock would include the time that a response waited; this does not.
 */
export async function leastWorkOf<Name extends string>(
  acts: Readonly<Record<Name, () => Promise<void>>>,
): Promise<Readonly<Record<Name, number>>> {
  const names = Object.keys(acts) as Name[];
  const least = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  for (let round = 0; round < 4; round++)
    for (const name of names) {
      const before = process.cpuUsage();
      await acts[name]();
      const { user, system } = process.cpuUsage(before);
      least[name] = Math.min(least[name], user + system);
    }
  return least;
}
