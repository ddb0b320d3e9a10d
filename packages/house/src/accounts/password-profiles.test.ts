import { expect, test } from "vitest";
import { isStrict } from "./password-profiles.ts";

test.each([
  "short-7",
  "x".repeat(65),
  "aaaaaaaa",
  "abababab",
  "12345678",
  "hgfedcba",
  "password",
  "Password2026!",
  "P4ssw0rd",
  "!!qwerty!!",
  "Trustno1",
  "my-ingrid-1",
  "1qaz2wsx",
])("rejects %s", (password) => {
  expect(isStrict(password, "ingrid")).toBe(false);
});

test.each(["tidal-lantern-40", "correct-horse", "کشتی‌بادبانی", "x7#kQ2m!"])("accepts %s", (password) => {
  expect(isStrict(password, "ingrid")).toBe(true);
});
