import { leagues } from "../../../catalogue/calendar/leagues.ts";
import type { PointSport } from "./points.ts";

/** Who plays whom, where. */
export interface Roster {
  readonly sportId: number;
  readonly category: string;
  readonly flag: string | null;
  readonly tournament: string;
  readonly players: readonly string[];
}

const roster = (
  sportId: number,
  category: string,
  flag: string | null,
  tournament: string,
  players: string,
): Roster => ({
  sportId,
  category,
  flag,
  tournament,
  players: players.split(", "),
});

const football = 1;
const tennis = 5;

/** The house's own leagues. */
export const footballRosters: readonly Roster[] = leagues.map(({ category, flag, name, teams }) => ({
  sportId: football,
  category,
  flag,
  tournament: name,
  players: teams,
}));

/** Players that there are only in the simulator. */
export const tennisRosters: readonly Roster[] = [
  roster(
    tennis,
    "Open",
    null,
    "Harbour Open",
    "Aldane M., Brisk T., Cordova L., Dorval J., Esquer P., Farrow K., Galt N., Hallin S., Ibarra D., Jorn W., Kestrel A., Lindqvist O.",
  ),
  roster(
    tennis,
    "Open",
    null,
    "Harbour Open, women",
    "Abara C., Belmonte R., Castell I., Darnay E., Ekvall F., Fontan M., Grigore A., Hazar L., Imre V., Jansky K., Kallas H., Lorca B.",
  ),
];

/** The generic sports, each with how it is played and how many points an average side makes. */
export const pointSports: readonly (PointSport & { readonly average: number; readonly rosters: readonly Roster[] })[] =
  [
    {
      sportId: 2,
      periods: 4,
      periodLength: 10,
      worth: [1, 2, 2, 2, 3],
      average: 80,
      rosters: [
        roster(
          2,
          "International",
          null,
          "Basketball Series",
          "Anchor City, Bay Rovers, Cape United, Dockside, East Pier, Ferry Lions, Gulf Stars, Harbour Bears",
        ),
      ],
    },
    {
      sportId: 4,
      periods: 3,
      periodLength: 20,
      worth: [1],
      average: 3,
      rosters: [
        roster(
          4,
          "International",
          null,
          "Ice Series",
          "Glacier, Northern Lights, Polar Wolves, Icebreakers, Snow Owls, White Seals",
        ),
      ],
    },
    {
      sportId: 6,
      periods: 2,
      periodLength: 30,
      worth: [1],
      average: 29,
      rosters: [
        roster(
          6,
          "International",
          null,
          "Handball Series",
          "Atlas, Breakwater, Capstan, Dynamo Quay, Express Pier, Forte Harbour",
        ),
      ],
    },
  ];
