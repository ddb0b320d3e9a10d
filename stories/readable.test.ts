import { expect, test } from "vitest";
import { readable } from "../.storybook/readable.ts";

test.each([
  ["threeColumn", "Three column"],
  ["ChangePassword", "Change password"],
  ["Contrast In Every Mode", "Contrast in every mode"],
  ["QrCode", "QR code"],
  ["lobby", "Lobby"],
  ["TransferRequest (deposit, sign-in)", "Transfer request"],
  ["Beside a page", "Beside a page"],
  ["001 Packages run from their TypeScript source", "001 Packages run from their TypeScript source"],
])("%s stands in the sidebar as %s", (name, text) => {
  expect(readable(name)).toBe(text);
});
