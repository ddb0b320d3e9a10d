import { createClientOf } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { expect, test } from "vitest";
import type { Panel } from "../core/panel.ts";
import { createQueries } from "../core/queries.ts";
import { fakeHouse } from "../testing/fake-house.ts";
import { dealerReference, userReference } from "./references.ts";

test.each([
  ["users", userReference, "panelUsers"],
  ["dealers", dealerReference, "panelDealerSearch"],
] as const)("found %s are kept by the field alone, whose search a change ends", async (_, search, key) => {
  const { calls, fetch } = fakeHouse();
  const client = createClientOf(panelCalls, { baseUrl: "", siteKey: "", lang: () => "en", fetch });
  const panel = { client, queries: createQueries() } as unknown as Panel;
  await search.matches(panel, "a");
  expect(calls.map((call) => call.key)).toEqual([key]);
  expect(panel.queries.getQueryCache().getAll()).toEqual([]);
});
