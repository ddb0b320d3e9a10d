import * as z from "zod/mini";
import type { Game, GameLaunch, GameOrder, GameTable } from "../model/games.ts";
import { address, amount, flag, id, idOrZero, list, listOrder, name, text } from "./atoms.ts";
import { record } from "./record.ts";

const limit = z.nullable(amount);

const table = record<GameTable>({
  tableId: ["tableId", id],
  limitId: ["limitId", id],
  title: ["title", name],
  minStake: ["minStake", amount],
  maxStake: ["maxStake", amount],
});

export const game = record<Game>({
  gameId: ["id", id],
  title: ["title", name],
  logo: ["logo", z.nullable(address)],
  provider: ["company_name", name],
  mobile: ["isMobile", flag],
  listOrder: ["listOrder", listOrder],
  minStake: ["minStake", limit],
  maxStake: ["maxStake", limit],
  maxPay: ["maxPay", limit],
  opensLobby: ["openLobby", flag],
  serviceId: ["serviceId", id],
  topServiceId: ["topServiceId", idOrZero],
  masterServiceId: ["masterServiceId", idOrZero],
  tables: ["extras", list(table, 100)],
});

/** The specification's list limit (§9). */
export const mostGames = 1000;

export const gameOrder: z.ZodMiniEnum<{ [Name in GameOrder]: Name }> = z.enum({
  listed: "listed",
  title: "title",
  newest: "newest",
});

const wire = z.object({
  content: z.object({ gameurl: address, iframe: flag, iframeId: text(64, 1) }),
  msg: z._default(text(300), ""),
});

/** `content` as specified; a provider's markup is already behind an address of ours. */
export const gameLaunch = z.codec(wire, z.custom<GameLaunch>(), {
  decode: ({ content }): GameLaunch => ({ url: content.gameurl, frameId: content.iframeId, sandboxed: content.iframe }),
  encode: (launch) => ({
    content: { gameurl: launch.url, iframe: launch.sandboxed, iframeId: launch.frameId },
    msg: "",
  }),
});
