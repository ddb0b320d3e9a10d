import * as z from "zod/mini";
import { flag, id, instant, list, whole } from "../atoms.ts";
import { matchesPerPage, mostLive } from "../page.ts";
import { payload } from "../record.ts";
import { keyword, listedMarkets } from "../sport.ts";

export const lives = payload({
  sportId: ["sportId", z.optional(id)],
  keyword: ["keyWord", z.optional(keyword)],
  from: ["startDate", z.optional(instant)],
  to: ["endDate", z.optional(instant)],
  favorites: ["favorites", z.optional(list(id, mostLive))],
  order: ["order", z.optional(z.literal([1, 2, 4, 5]))],
  byTime: ["orderTime", z.optional(flag)],
  limit: ["limit", z.optional(whole(1, mostLive))],
  page: ["page", z.optional(whole(1, mostLive / matchesPerPage))],
  withSportCounts: ["sportCountLive", z.optional(flag)],
  marketTypeIds: ["odds", listedMarkets],
});

export const liveodds = payload({ matchId: ["matchId", id], marketTypeIds: ["odds", listedMarkets] });
