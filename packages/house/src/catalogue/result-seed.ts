/** The seed of a simulated result: the match's identity, so that the result is the same whenever it is drawn. */
export function resultSeed(match: {
  readonly tournament: string;
  readonly season: string;
  readonly key: string;
}): string {
  return `${match.tournament}/${match.season}/${match.key}`;
}
