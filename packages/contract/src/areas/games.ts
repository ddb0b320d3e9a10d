import { defineCall } from "../call.ts";
import { results } from "../wire/answer.ts";
import { game, gameLaunch, mostGames } from "../wire/games.ts";
import * as payloads from "../wire/payloads/games.ts";
import { bettor, everyone } from "./callers.ts";

const games = results(game, mostGames);
const homeGames = results(game, 100);
const launchErrors = [
  "not_found",
  "service_off",
  "casino_limits_over",
  "game_unavailable",
  "country_not_permitted",
] as const;

export const getLiveCasinos = defineCall({
  key: "getLiveCasinos",
  area: "games",
  path: "/ekol/getLiveCasinos",
  summary: "The live casino tables of one provider.",
  callers: everyone,
  payload: payloads.getLiveCasinos,
  result: games,
});

export const allLiveCasinos = defineCall({
  key: "allLiveCasinos",
  area: "games",
  path: "/ekol/allLiveCasinos",
  summary: "Live casino tables of all providers.",
  callers: everyone,
  payload: payloads.allLiveCasinos,
  result: games,
});

export const getAllCasinos = defineCall({
  key: "getAllCasinos",
  area: "games",
  path: "/ekol/getAllCasinos",
  summary: "Slots of all providers.",
  callers: everyone,
  payload: payloads.getAllCasinos,
  result: games,
});

export const getLiveCasinosHome = defineCall({
  key: "getLiveCasinosHome",
  area: "games",
  path: "/ekol/getLiveCasinosHome",
  summary: "The live casino tables that Home shows.",
  callers: everyone,
  payload: payloads.getLiveCasinosHome,
  result: homeGames,
});

export const casinosHome = defineCall({
  key: "casinosHome",
  area: "games",
  path: "/ekol/casinosHome",
  summary: "The slots that Home shows.",
  callers: everyone,
  payload: payloads.casinosHome,
  result: homeGames,
});

export const openSlot = defineCall({
  key: "openSlot",
  area: "games",
  path: "/ekol/openSlot",
  summary: "Opens a slot for the caller and answers where it is shown.",
  callers: bettor,
  payload: payloads.openSlot,
  result: gameLaunch,
  errors: launchErrors,
});

export const openCasinoTable = defineCall({
  key: "openCasinoTable",
  area: "games",
  path: "/ekol/casinos/open",
  summary: "Opens a live casino table at one of its limits.",
  callers: bettor,
  payload: payloads.openCasinoTable,
  result: gameLaunch,
  errors: launchErrors,
});

export const tombalaLive = defineCall({
  key: "tombalaLive",
  area: "games",
  path: "/ekol/casinos/get/tombalalive",
  summary: "Opens the live bingo for the caller.",
  callers: bettor,
  payload: payloads.tombalaLive,
  result: gameLaunch,
  errors: launchErrors,
});
