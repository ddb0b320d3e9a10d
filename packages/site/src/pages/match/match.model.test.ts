import { CallError } from "@livery/contract";
import { expect, test } from "vitest";
import { matchState } from "./match.model.ts";

test("a match that has left the offer is gone, even if it was on the page a moment ago", () => {
  const error = new CallError("not_found");
  expect(matchState({ known: true, answered: true, error })).toBe("gone");
  expect(matchState({ known: true, answered: false, error })).toBe("gone");
});

test("an address without a match is not requested", () => {
  expect(matchState({ known: false, answered: false, error: null })).toBe("gone");
});

test("loaded prices stay when loading again fails", () => {
  expect(matchState({ known: true, answered: true, error: new CallError("offline") })).toBe("ready");
  expect(matchState({ known: true, answered: false, error: new CallError("offline") })).toBe("failed");
  expect(matchState({ known: true, answered: false, error: null })).toBe("loading");
});
