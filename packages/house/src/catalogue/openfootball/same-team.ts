/** Parts of a club's name that files give or leave out: "Leeds Town" and "Leeds Town FC" are one club. */
const affixes = new Set("fc afc cfc sc cf ac as cd ud sv fk nk sk bk if rc us ss club".split(" "));

/** A team's slug without such parts at its ends; the slug itself if nothing else is left. */
export function teamCore(slug: string): string {
  const words = slug.split("-");
  while (words.length > 1 && affixes.has(words.at(-1) ?? "")) words.pop();
  while (words.length > 1 && affixes.has(words[0] ?? "")) words.shift();
  return words.join("-");
}

const leastShared = 4;

/** True if two slugs may be two names of one team: they share a word, or begin alike ("Wolves" and "Wolverhampton"). */
export function areAlike(one: string, other: string): boolean {
  return wordsOf(one).some((word) => wordsOf(other).some((each) => isWordOf(word, each)));
}

/** True if every word of the shorter name stands for one of the longer: "Man Utd" and "Manchester United". */
export function isShortFor(one: string, other: string): boolean {
  const [short, long] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return (short ?? []).every((word) => (long ?? []).some((each) => isWordOf(word, each)));
}

const wordsOf = (slug: string): readonly string[] =>
  teamCore(slug)
    .split("-")
    .filter((word) => !affixes.has(word));

/** A word, its beginning, or letters of it in their order: "utd" of "united". */
function isWordOf(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  if (sharedStart(short, long) >= Math.min(leastShared, long.length)) return true;
  if (short.length < 3 || short[0] !== long[0]) return false;
  let from = 0;
  for (const letter of short) {
    const at = long.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Two sides by their slugs. */
export interface Sides {
  readonly homeSlug: string;
  readonly awaySlug: string;
}

/** True if the sides are the same two clubs, as given or exchanged. */
export function areSameClubs(one: Sides, other: Sides): boolean {
  const [a, b, c, d] = [one.homeSlug, one.awaySlug, other.homeSlug, other.awaySlug].map(teamCore);
  return (a === c && b === d) || (a === d && b === c);
}

/** True if a team is in both: it plays one match at a time. */
export function shareTeam(one: Sides, other: Sides): boolean {
  const teams = new Set([other.homeSlug, other.awaySlug]);
  return teams.has(one.homeSlug) || teams.has(one.awaySlug);
}
