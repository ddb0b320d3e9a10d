import { expect, test } from "vitest";
import { offer, receipt } from "../src/testing/slips.ts";
import { startSlip } from "./run-a-slip.example.ts";

test("the example's slip holds the toggled selections, and asks a visitor to sign in", () => {
  const slip = startSlip(() => Promise.resolve(receipt));
  expect(slip.view().kind).toBeNull();
  slip.toggle(offer(1, 2150));
  slip.toggle(offer(2, 1800));
  expect(slip.view()).toMatchObject({ kind: "accumulator", signInFirst: true });
  slip.toggle(offer(2, 1800));
  expect(slip.view().kind).toBe("single");
});
