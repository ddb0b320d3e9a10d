import { permission } from "@livery/contract";
import { type FoundDealer, panelCalls } from "@livery/contract/panel";
import { callQuery } from "../core/queries.ts";
import { mayCall } from "../core/session.ts";
import type { Reference } from "../parts/reference-picker.tsx";

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
  nameOf: async ({ client, queries }, dealerId) =>
    (await queries.ensureQueryData(callQuery(client, "panelDealer", { dealerId }))).name,
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
  nameOf: async ({ client, queries }, playerId) =>
    (await queries.ensureQueryData(callQuery(client, "panelUser", { playerId }))).userName,
};
