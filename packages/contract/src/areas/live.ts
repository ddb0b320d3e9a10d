import { defineCall } from "../call.ts";
import { results } from "../wire/answer.ts";
import { liveList, liveMarket } from "../wire/live.ts";
import * as payloads from "../wire/payloads/live.ts";
import { everyone } from "./callers.ts";

export const lives = defineCall({
  key: "lives",
  area: "sport",
  path: "/ekol/sportbooks/v1/lives3",
  summary:
    "The live list by call, 50 matches a page and at most 400 in all (§9); the socket carries what changes after it.",
  callers: everyone,
  payload: payloads.lives,
  result: liveList,
  errors: ["not_found"],
});

export const liveodds = defineCall({
  key: "liveodds",
  area: "sport",
  path: "/ekol/sportbooks/v1/liveodds",
  summary: "All odds groups of one live match.",
  callers: everyone,
  payload: payloads.liveodds,
  result: results(liveMarket, 500),
  errors: ["not_found"],
});
