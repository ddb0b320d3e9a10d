import { type CallKey, CallError } from "@livery/contract";
import { isPlayed } from "../../catalogue/lists/played.ts";
import { liveList, liveMarkets } from "../../live/list/live-list.ts";
import type { ServedTopics } from "../../live/node/served-topics.ts";
import type { Handler, House } from "../context.ts";
import { requireCatalogueIds } from "./require-catalogue-ids.ts";
import { liveTypes } from "./live-types.ts";

/** §9. */
const mostMatches = 400;

/** The live list of this moment, for who asks without a socket. */
export const lives: Handler<"lives"> = async ({ house, site }, { limit = mostMatches, ...filter }) => {
  await requireCatalogueIds(house.db, filter);
  const { marketTypeIds = liveTypes(site) } = filter;
  return liveList(published(house, "lives"), { ...filter, marketTypeIds, limit });
};

/** All odds groups of a live match. */
export const liveodds: Handler<"liveodds"> = async ({ house }, { matchId, marketTypeIds }) => {
  const topics = house.live?.topics ?? null;
  const markets = topics && liveMarkets(topics, matchId, marketTypeIds);
  if (markets !== null) return markets;
  // A match that another house tells of is there, though this one cannot say what its odds are.
  if (topics === null && (await isPlayed(house.db, matchId))) published(house, "liveodds");
  throw new CallError("not_found", { path: "matchId" });
};

/**
 * What this house publishes. An empty list would say that nothing is being played: a house without a source does not
 * know, and does not serve the call (`not_served`); one that has a source and is not the one that publishes it, or has
 * just started, asks to come again (`busy`).
 */
function published({ live }: House, key: CallKey): ServedTopics {
  if (live === null) throw new CallError("not_served", { params: { key } });
  if (live.topics === null) throw new CallError("busy");
  return live.topics;
}
