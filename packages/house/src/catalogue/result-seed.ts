/** What a simulated result follows from: the match's identity, so that it is the same whenever it is drawn. */
export function resultSeed(match: {
  readonly tournament: string;
  readonly season: string;
  readonly key: string;
}): string {
  return `${match.tournament}/${match.season}/${match.key}`;
}
