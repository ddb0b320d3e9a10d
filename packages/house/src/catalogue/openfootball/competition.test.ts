import { categoryName, categoryNames, countryName, initI18n } from "@livery/i18n";
import { describe, expect, it } from "vitest";
import { readCompetition } from "./competition.ts";
import { countries } from "./countries.ts";
import { roundKey } from "./identity.ts";

const of = (name: string, file = "x.json") => {
  const { category, tournament, season, flag, zone } = readCompetition(name, file, "2021-08-14");
  return [category, tournament, season, flag, zone];
};

describe("a competition's category, tournament, season and time zone", () => {
  it.each([
    ["English Premier League 2025/26", ["England", "English Premier League", "2025/26", "gb-eng", "Europe/London"]],
    ["Scottish Premiership 2024/25", ["Scotland", "Scottish Premiership", "2024/25", "gb-sct", "Europe/London"]],
    ["Deutsche 2. Bundesliga 2012/13", ["Germany", "Deutsche 2. Bundesliga", "2012/13", "de", "Europe/Berlin"]],
    ["Österr. Bundesliga 2018/19", ["Austria", "Österr. Bundesliga", "2018/19", "at", "Europe/Vienna"]],
    ["Australia | A-League 2018/19", ["Australia", "A-League", "2018/19", "au", "Australia/Sydney"]],
    ["Primera División de España 2012/13", ["Spain", "Primera División de España", "2012/13", "es", "Europe/Madrid"]],
    ["Brasileiro Série A 2025", ["Brazil", "Brasileiro Série A", "2025", "br", "America/Sao_Paulo"]],
    ["Liga MX 2024/25", ["Mexico", "Liga MX", "2024/25", "mx", "America/Mexico_City"]],
    ["Major League Soccer 2025", ["United States", "Major League Soccer", "2025", "us", "America/New_York"]],
    ["Turkish 1. Lig 2019/20", ["Turkey", "Turkish 1. Lig", "2019/20", "tr", "Europe/Istanbul"]],
    ["Algeria | Ligue 1 2024/25", ["Algeria", "Ligue 1", "2024/25", "dz", "Africa/Algiers"]],
    ["DFB Pokal 2019/20", ["Germany", "DFB Pokal", "2019/20", "de", "Europe/Berlin"]],
    [
      "UEFA Champions League 2019/20",
      ["International Clubs", "UEFA Champions League", "2019/20", null, "Europe/Zurich"],
    ],
    ["World Cup 2022", ["International", "World Cup", "2022", null, "Asia/Qatar"]],
    ["World Cup 2026 Qualifying", ["International", "World Cup Qualifying", "2026", null, "UTC"]],
    ["Club World Cup 2025", ["International Clubs", "Club World Cup", "2025", null, "America/New_York"]],
    ["Euro 2024", ["International", "Euro", "2024", null, "Europe/Berlin"]],
    ["English Premier League 2027–28", ["England", "English Premier League", "2027/28", "gb-eng", "Europe/London"]],
    ["English Premier League 27/28", ["England", "English Premier League", "2027/28", "gb-eng", "Europe/London"]],
    [
      "English Premier League (2027 — 2028)",
      ["England", "English Premier League", "2027/28", "gb-eng", "Europe/London"],
    ],
    ["Serie A 1999/00", ["International", "Serie A", "1999/00", null, "UTC"]],
    ["Euro Qualifying 2022-24", ["International", "Euro Qualifying", "2022/24", null, "UTC"]],
    ["Euro 2021", ["International", "Euro", "2020", null, "Europe/Paris"]],
    [
      "AFC Champions League Elite 2027/28",
      ["International Clubs", "AFC Champions League Elite", "2027/28", null, "UTC"],
    ],
    ["CAF Champions League 2027/28", ["International Clubs", "CAF Champions League", "2027/28", null, "UTC"]],
    ["CONCACAF Champions Cup 2027", ["International Clubs", "CONCACAF Champions Cup", "2027", null, "UTC"]],
    ["OFC Champions League 2027", ["International Clubs", "OFC Champions League", "2027", null, "UTC"]],
    ["Gulf Champions League 2027", ["International Clubs", "Gulf Champions League", "2027", null, "UTC"]],
    [
      "UEFA Women's Champions League 2027/28",
      ["International Clubs", "UEFA Women's Champions League", "2027/28", null, "Europe/Zurich"],
    ],
    ["Champions League 2019/20", ["International Clubs", "Champions League", "2019/20", null, "Europe/Zurich"]],
    ["South American Championship 2027", ["International", "South American Championship", "2027", null, "UTC"]],
    [
      "South African Premiership 2027/28",
      ["South Africa", "South African Premiership", "2027/28", "za", "Africa/Johannesburg"],
    ],
    ["NPL New South Wales 2027", ["Australia", "NPL New South Wales", "2027", "au", "Australia/Sydney"]],
    [
      "United Arab Emirates Pro League 2027",
      ["United Arab Emirates", "United Arab Emirates Pro League", "2027", "ae", "Asia/Dubai"],
    ],
    ["Moon League 2030/31", ["International", "Moon League", "2030/31", null, "UTC"]],
  ])("%s", (name, expected) => expect(of(name)).toEqual(expected));

  it("take the country from the file's code and the season from its folder when the name has neither", () => {
    expect(of("Serie A", "/x/2016-17/it.1.json")).toEqual(["Italy", "Serie A", "2016/17", "it", "Europe/Rome"]);
    expect(of("Premiership", "/x/2016-17-sco.1.json")).toEqual([
      "Scotland",
      "Premiership",
      "2016/17",
      "gb-sct",
      "Europe/London",
    ]);
  });

  it("take the first match's year when there is no season", () => expect(of("Serie A", "a.json")[2]).toBe("2021"));

  it("report whether the time zone is known", () => {
    expect(readCompetition("Moon League 2030/31", "x.json", null).zoneKnown).toBe(false);
    expect(readCompetition("Persian Gulf Pro League 2025/26", "x.json", null)).toMatchObject({
      zoneKnown: true,
      category: "Iran",
    });
  });
});

describe("a round's key", () => {
  it("does not change with the wording in the file", () => {
    for (const name of ["Matchday 24", "24. Round", "Round 24", "24. Spieltag"]) expect(roundKey(name)).toBe("24");
    expect(roundKey("Apertura, Matchday 17")).toBe("apertura-17");
  });
  it("differs for rounds whose names differ in meaning", () => {
    expect(roundKey("Round of 16")).toBe("round-of-16");
    expect(roundKey("Quarter-finals")).not.toBe(roundKey("Semi-finals"));
    expect(roundKey(null)).toBe("");
  });
});

it.each(["de", "en", "fa", "tr"])(
  "each country's category is named by its flag's code in %s, and found by that name",
  (bcp47) => {
    const i18n = initI18n({ lang: { bcp47, dir: "ltr" }, messages: {} });
    const names = new Map(categoryNames(i18n).map(({ name, english }) => [english, name]));
    // Nations have a message, which is not loaded here.
    const states = countries.filter(({ flag }) => !flag.startsWith("gb-"));
    expect(countries.length - states.length).toBe(4);
    for (const { flag, name } of states) {
      const translated = countryName(flag, bcp47);
      expect([name, categoryName(i18n, name)]).toEqual([name, translated]);
      expect([name, names.get(name.toLowerCase())]).toEqual([name, translated]);
    }
  },
);
