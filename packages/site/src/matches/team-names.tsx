/**
 * "Home – Away" in the direction of the names themselves: Latin names stand left to right on a Persian page too. The dash stays
 * with the first name at a line break.
 */
export function TeamNames({ home, away }: { readonly home: string; readonly away: string }) {
  return <bdi>{`${home}\u00a0– ${away}`}</bdi>;
}
