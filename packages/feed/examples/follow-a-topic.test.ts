import { expect, test } from "vitest";
import { lastQuote } from "./follow-a-topic.example.ts";
import { frames, snapshot } from "./publish-a-topic.example.ts";

test("a client merges a tick into the snapshot", () => {
  expect(lastQuote(snapshot, [], 0)).toMatchObject({ odds: 2_100 });
  expect(frames).toHaveLength(1);
  expect(lastQuote(snapshot, frames, 0)).toMatchObject({ odds: 2_250, movement: 1, state: "open" });
});
