import type { Panel } from "../core/panel.ts";
import { callQuery } from "../core/queries.ts";

/** The names of ids in an address; loaded once for all components. */
export async function dealerName({ client, queries }: Panel, dealerId: number): Promise<string> {
  return (await queries.ensureQueryData(callQuery(client, "panelDealer", { dealerId }))).name;
}

export async function userName({ client, queries }: Panel, playerId: number): Promise<string> {
  return (await queries.ensureQueryData(callQuery(client, "panelUser", { playerId }))).userName;
}
