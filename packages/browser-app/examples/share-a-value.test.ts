import { expect, test } from "vitest";
import { online, queries, stop } from "./share-a-value.example.ts";

test("everything is asked again once the network is back", () => {
  queries.setQueryData(["sports"], []);
  const isInvalidated = () => queries.getQueryState(["sports"])?.isInvalidated;
  online.set(false);
  expect(isInvalidated()).toBe(false);
  online.set(true);
  expect(isInvalidated()).toBe(true);
  stop();
});
