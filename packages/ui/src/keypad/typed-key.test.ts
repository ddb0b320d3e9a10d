import { expect, test } from "vitest";
import { typedKey } from "./typed-key.ts";

const none = { ctrlKey: false, metaKey: false, altKey: false };

test("letters of any script, digits and signs are typed, and the last one can be removed", () => {
  expect(["a", "Ş", "پ", "7", "@"].map((key) => typedKey({ ...none, key }))).toEqual(["a", "Ş", "پ", "7", "@"]);
  expect(typedKey({ ...none, key: "Backspace" })).toBe("back");
});

test("control keys and browser shortcuts type nothing", () => {
  expect(["Enter", " ", "Tab", "ArrowLeft"].map((key) => typedKey({ ...none, key }))).toEqual([null, null, null, null]);
  expect(typedKey({ ...none, ctrlKey: true, key: "c" })).toBeNull();
  expect(typedKey({ ...none, ctrlKey: true, altKey: true, key: "@" })).toBe("@");
});
