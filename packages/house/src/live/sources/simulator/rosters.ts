import { leagues } from "../../../catalogue/calendar/leagues.ts";
import type { PointSport } from "./points.ts";
import { football } from "../source.ts";

/** The sides of a tournament. */
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

const tennis = 5;
const basketball = 2;
const iceHockey = 4;
const volleyball = 23;

/** The leagues of the server's own calendar. */
export const footballRosters: readonly Roster[] = leagues.map(({ category, flag, name, teams }) => ({
  sportId: football,
  category,
  flag,
  tournament: name,
  players: teams,
}));

/** A cup of the first two teams of every league. */
export const cupRoster: Roster = {
  sportId: football,
  category: "International",
  flag: null,
  tournament: "Harbour Cup",
  players: leagues.flatMap(({ teams }) => teams.slice(0, 2)),
};

/** Players that exist only in the simulator, and how many sets win their matches. */
export const tennisRosters: readonly { readonly roster: Roster; readonly setsToWin: 2 | 3 }[] = [
  {
    setsToWin: 3,
    roster: roster(
      tennis,
      "Open",
      null,
      "Harbour Open",
      "Aldane M., Brisk T., Cordova L., Dorval J., Esquer P., Farrow K., Galt N., Hallin S., Ibarra D., Jorn W., Kestrel A., Lindqvist O.",
    ),
  },
  {
    setsToWin: 2,
    roster: roster(
      tennis,
      "Open",
      null,
      "Harbour Open, women",
      "Abara C., Belmonte R., Castell I., Darnay E., Ekvall F., Fontan M., Grigore A., Hazar L., Imre V., Jansky K., Kallas H., Lorca B.",
    ),
  },
];

export const volleyballRosters: readonly Roster[] = [
  roster(
    volleyball,
    "International",
    null,
    "Volleyball Series",
    "Albatross, Beacon Hill, Coral Reef, Driftwood, Estuary, Foghorn, Gannet Rocks, Headland",
  ),
];

export const basketballRosters: readonly Roster[] = [
  roster(
    basketball,
    "International",
    null,
    "Basketball Series",
    "Anchor City, Bay Rovers, Cape United, Dockside, East Pier, Ferry Lions, Gulf Stars, Harbour Bears",
  ),
];

export const iceHockeyRosters: readonly Roster[] = [
  roster(
    iceHockey,
    "International",
    null,
    "Ice Series",
    "Glacier, Northern Lights, Polar Wolves, Icebreakers, Snow Owls, White Seals",
  ),
];

/** The generic sports, each with its rules and the points of an average side. */
export const pointSports: readonly (PointSport & { readonly average: number; readonly rosters: readonly Roster[] })[] =
  [
    {
      sportId: 6,
      periods: 2,
      periodLength: 30,
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
