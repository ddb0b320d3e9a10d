import { slugOf } from "../folding.ts";
import { seededRandom } from "./seeded.ts";

/** How a team scores and defends against an average one of its league, in log goals. */
export interface Strength {
  readonly attack: number;
  readonly defence: number;
}

/**
 * Teams that are expected to win, by words of their slug; two steps. It makes simulated prices believable and is no rating of
 * anything else.
 */
const favourites: readonly (readonly [strength: number, slugs: string])[] = [
  [
    0.42,
    "manchester-city liverpool arsenal real-madrid barcelona bayern paris-saint-germain inter internazionale galatasaray fenerbahce " +
      "psv benfica porto sporting-cp sporting-clube-de-portugal olympiacos olympiakos persepolis palmeiras flamengo vissel-kobe " +
      "brazil argentina france england spain germany portugal",
  ],
  [
    0.22,
    "chelsea manchester-united tottenham newcastle aston-villa atletico-madrid atletico-de-madrid athletic-club villarreal borussia-dortmund " +
      "bayer leverkusen leipzig napoli milan juventus atalanta roma marseille monaco lille lyon lyonnais besiktas trabzonspor ajax feyenoord " +
      "braga panathinaikos aek paok esteghlal sepahan tractor cruzeiro botafogo sanfrecce kashima " +
      "netherlands belgium italy croatia uruguay colombia morocco mexico",
  ],
];

const steps = favourites.map(([strength, slugs]) => ({ strength, slugs: slugs.split(" ").map((slug) => `-${slug}-`) }));

/** The strength of a team, seeded by its name: the same on every server and at every time. */
export function strengthOf(team: string): Strength {
  const slug = slugOf(team);
  const random = seededRandom(`strength/${slug}`);
  const known = steps.find(({ slugs }) => slugs.some((part) => `-${slug}-`.includes(part)))?.strength ?? 0;
  const spread = (): number => (random() + random() - 1) * 0.22;
  return { attack: known / 2 + spread(), defence: known / 2 + spread() };
}
