import * as z from "zod/mini";
import { id, text, whole } from "../atoms.ts";
import { gameOrder, mostGames } from "../games.ts";
import { payload } from "../record.ts";

const search = z.optional(text(100, 1));
const wholeList = payload({
  masterServiceId: ["masterServiceId", z.optional(id)],
  limit: ["limit", z.optional(whole(1, mostGames))],
  order: ["order", z.optional(gameOrder)],
  search: ["search", search],
});

export const getLiveCasinos = payload({ serviceId: ["serviceId", id], search: ["search", search] });

export const allLiveCasinos = wholeList;

export const getAllCasinos = wholeList;

export const getLiveCasinosHome = payload({});

export const casinosHome = payload({});

export const openSlot = payload({
  serviceId: ["serviceId", id],
  masterServiceId: ["masterServiceId", id],
  gameId: ["gameId", id],
});

export const openCasinoTable = payload({
  gameId: ["gameId", id],
  tableId: ["tableId", id],
  limitId: ["limitId", id],
  serviceId: ["serviceId", id],
  masterServiceId: ["masterServiceId", id],
});

export const tombalaLive = payload({});
