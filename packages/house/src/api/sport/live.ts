import { type CallKey, CallError } from "@livery/contract";
import { isPlayed } from "../../catalogue/lists/played.ts";
import { liveList, liveMarkets } from "../../live/list/live-list.ts";
import type { ServedTopics } from "../../live/node/served-topics.ts";
import type { Handler, House } from "../../context.ts";
import { requireCatalogueIds } from "../../catalogue/lists/require-catalogue-ids.ts";
import { liveTypes } from "./live-types.ts";

/** §9. */
const mostMatches = 400;

/** The current live list, for clients without a socket. */
export const lives: Handler<"lives"> = async ({ house, site }, { limit = mostMatches, ...filter }) => {
  await requireCatalogueIds(house.db, filter);
  const { marketTypeIds = liveTypes(site) } = filter;
  return liveList(published(house, "lives"), { ...filter, marketTypeIds, limit });
};

/** All markets of a live match. */
export const liveodds: Handler<"liveodds"> = async ({ house }, { matchId, marketTypeIds }) => {
  const topics = house.live?.topics ?? null;
  const markets = topics && liveMarkets(topics, matchId, marketTypeIds);
  if (markets !== null) return markets;
  // A match that another server publishes exists, but this one does not know its odds.
  if (topics === null && (await isPlayed(house.db, matchId))) published(house, "liveodds");
  throw new CallError("not_found", { path: "matchId" });
};

/**
 * The topics that this server publishes. An empty list would mean that no match is being played, so a server without a source
 * throws `not_served`; a server that has a source but is not the publisher, or has just started, throws `busy`.
 */
function published({ live }: House, key: CallKey): ServedTopics {
  if (live === null) throw new CallError("not_served", { params: { key } });
  if (live.topics === null) throw new CallError("busy");
  return live.topics;
}
