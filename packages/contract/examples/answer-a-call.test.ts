import { expect, test } from "vitest";
import { answer, payload } from "./answer-a-call.example.ts";

test("a row translates between the names of the wire and of the model, in both directions", () => {
  expect(payload).toEqual({ pageId: 7 });
  expect(answer).toMatchObject({
    status: 1,
    results: { pageid: 7, title: "About us", content: "<p>Since 1998.</p>" },
  });
});
