/** Home and away, as indexes in a list of teams. */
export type Pairing = readonly [home: number, away: number];

/**
 * A double round robin by the circle method: each team once a round, each pair once at either
 * ground, the second half the first with the grounds exchanged. An odd team out rests.
 */
export function doubleRoundRobin(teams: number): readonly (readonly Pairing[])[] {
  const even = teams + (teams % 2);
  const rounds = Array.from({ length: even - 1 }, (_, round) =>
    circleRound(even, round).filter((pair) => pair.every((team) => team < teams)),
  );
  return [...rounds, ...rounds.map((round) => round.map(([home, away]): Pairing => [away, home]))];
}

/** One round: the last team stands still, the others go round. Grounds alternate, so that no team is away for long. */
function circleRound(even: number, round: number): Pairing[] {
  const fixed = even - 1;
  const pairs: Pairing[] = [round % 2 === 0 ? [round, fixed] : [fixed, round]];
  for (let step = 1; step < even / 2; step += 1) {
    const one = (round + step) % fixed;
    const other = (round - step + fixed) % fixed;
    pairs.push(step % 2 === 0 ? [one, other] : [other, one]);
  }
  return pairs;
}
