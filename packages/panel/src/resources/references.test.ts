import { createClientOf } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { expect, test } from "vitest";
import type { Panel } from "../core/panel.ts";
import { createQueries, everythingChanged } from "../core/queries.ts";
import { fakeHouse } from "../testing/fake-house.ts";
import { dealerReference, userReference } from "./references.ts";

test.each([
  ["users", userReference, "panelUsers"],
  ["dealers", dealerReference, "panelDealerSearch"],
] as const)("%s are searched again after a change, which may have made one", async (_, search, key) => {
  const { calls, fetch } = fakeHouse();
  const client = createClientOf(panelCalls, { baseUrl: "", siteKey: "", lang: () => "en", fetch });
  const panel = { client, queries: createQueries() } as unknown as Panel;
  await search.matches(panel, "a");
  everythingChanged(panel.queries);
  await search.matches(panel, "a");
  expect(calls.filter((call) => call.key === key)).toHaveLength(2);
});
