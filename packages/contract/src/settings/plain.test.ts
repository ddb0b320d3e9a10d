import fc from "fast-check";
import { expect, test } from "vitest";
import type { Minor } from "@livery/betting";
import { settingsDefaults } from "./parse.ts";
import { plainSettings, settingsOfPlain } from "./plain.ts";

test("settings are unchanged after encoding and parsing, with amounts of any size", () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 2n ** 80n })),
      fc.string(),
      fc.boolean(),
      (stakes, title, loginFirst) => {
        const settings = { ...settingsDefaults, quickStakes: stakes as Minor[], title, loginFirst };
        const carried: unknown = JSON.parse(JSON.stringify(plainSettings(settings)));
        expect(settingsOfPlain(carried as never)).toEqual(settings);
      },
    ),
  );
});
