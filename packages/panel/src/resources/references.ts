import { permission } from "@livery/contract";
import {
  type FoundDealer,
  panelCalls,
  type PanelKey,
  type PanelPayloadIn,
  type PanelResult,
} from "@livery/contract/panel";
import type { PanelClient } from "../core/client.ts";
import type { QueryFunction } from "@tanstack/react-query";
import { callQuery } from "../core/queries.ts";
import { mayCall } from "../core/session.ts";
import type { NameQuery, Reference } from "../parts/reference-picker.tsx";

/** The dealers above one among those of a search, the nearest first. */
export function dealersAbove(
  dealers: readonly FoundDealer[],
  { parentId }: Pick<FoundDealer, "parentId">,
): readonly FoundDealer[] {
  const parent = dealers.find(({ dealerId }) => dealerId === parentId);
  return parent === undefined ? [] : [parent, ...dealersAbove(dealers, parent)];
}

/** Finds dealers at any depth; each is shown with the dealers above it. */
export const dealerReference: Reference = {
  key: "dealers",
  may: ({ role }) => ["subtree", "tenant"].includes(permission(role, "user.view")?.scope ?? ""),
  matches: async ({ client }, search) => {
    const dealers = await client.call("panelDealerSearch", { search });
    return dealers
      .filter(({ found }) => found)
      .map((dealer) => ({
        value: String(dealer.dealerId),
        label: dealer.name,
        detail: dealersAbove(dealers, dealer)
          .map(({ name }) => name)
          .toReversed()
          .join(" / "),
      }));
  },
  nameQuery: ({ client }, dealerId) => named(client, "panelDealer", { dealerId }, ({ name }) => name),
};

/** As many users as are read at a glance. */
const mostUsers = 20;

export const userReference: Reference = {
  key: "users",
  may: (staff) => mayCall(staff, panelCalls.panelUsers),
  matches: async ({ client }, text) => {
    const query = { filter: text === "" ? {} : { search: text }, page: 1, pageSize: mostUsers };
    const { rows } = await client.call("panelUsers", query);
    return rows.map(({ playerId, userName: name, dealerName: dealer }) => ({
      value: String(playerId),
      label: name,
      detail: dealer,
    }));
  },
  nameQuery: ({ client }, playerId) => named(client, "panelUser", { playerId }, ({ userName }) => userName),
};

/** A record's query with its name selected. */
function named<Key extends PanelKey>(
  client: PanelClient,
  key: Key,
  payload: PanelPayloadIn<Key>,
  nameOf: (record: PanelResult<Key>) => string,
): NameQuery {
  const { queryFn, queryKey } = callQuery(client, key, payload);
  return { queryKey, queryFn: queryFn as QueryFunction, select: (record) => nameOf(record as PanelResult<Key>) };
}
