import { expect, test } from "vitest";
import { online, queries, stop } from "./share-a-value.example.ts";

test("all queries are invalidated when the network returns", () => {
  queries.setQueryData(["sports"], []);
  const isInvalidated = () => queries.getQueryState(["sports"])?.isInvalidated;
  online.set(false);
  expect(isInvalidated()).toBe(false);
  online.set(true);
  expect(isInvalidated()).toBe(true);
  stop();
});
