/** Whether a release is later than another, by the numbers of semantic versions; a pre-release comes before its release. */
export function isNewer(release: string, than: string): boolean {
  const [a, b] = [parts(release), parts(than)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  if (a.pre === b.pre) return false;
  return b.pre !== undefined && (a.pre === undefined || a.pre.localeCompare(b.pre, "en", { numeric: true }) > 0);
}

function parts(release: string): { readonly numbers: readonly number[]; readonly pre: string | undefined } {
  const [numbers = "", pre] = (release.split("+")[0] ?? "").split("-", 2);
  return { numbers: numbers.split(".").map(Number), pre };
}
