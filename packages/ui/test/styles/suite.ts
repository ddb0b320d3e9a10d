import { beforeAll, describe, expect, test } from "vitest";
import { componentSheets, kitFolder, pathOf } from "./component-styles.ts";
import { type Literal, literals } from "./literals.ts";
import { type Painted, painted } from "./painted.ts";
import { type Elsewhere, uncovered } from "./uncovered.ts";

export { drawn } from "./uncovered.ts";

export interface ComponentStyles {
  /** The package's sources. */
  readonly folder: URL;
  readonly elsewhere: Elsewhere;
  /** Sheets with values of their own in place of tokens. */
  readonly apart: readonly string[];
  /** How many sheets, and states of their elements, there are at least: a reader that finds none finds nothing wrong. */
  readonly least: { readonly sheets: number; readonly states: number };
}

/** Tests every `.css.ts` of a package: its text is judged on its ground in every mode of every brand, its values are tokens. */
export function testComponentStyles({ folder, elsewhere, apart, least }: ComponentStyles): void {
  let read = 0;
  let all: readonly Painted[] = [];
  let written: readonly Literal[] = [];
  beforeAll(async () => {
    const isOwn = ({ path }: { readonly path: string }): boolean => path.startsWith(pathOf(folder));
    const sheets = await componentSheets(folder.href === kitFolder.href ? [folder] : [kitFolder, folder]);
    const own = sheets.filter(isOwn);
    read = own.length;
    all = painted(sheets).filter(isOwn);
    written = literals(own.filter(({ path }) => !apart.includes(path)));
  }, 120_000);

  describe("Text on a ground", () => {
    test("is found in the components' own styles, with their states", () => {
      expect(read).toBeGreaterThan(least.sheets);
      expect(all.filter(({ state }) => state !== "").length).toBeGreaterThan(least.states);
    });

    test("is a declared pair of tokens in every state of every component", () => {
      // A new pair goes to tokens/pairs.ts of the kit; a ground without text, or a text on another element's ground, to `elsewhere`.
      expect([...uncovered(all, elsewhere)]).toEqual([]);
    });

    test("on another element's ground exists", () => {
      const missing = Object.entries(elsewhere)
        .flatMap(([path, tokens]) => Object.keys(tokens).map((token) => ({ path, token })))
        .filter(
          ({ path, token }) => !all.some((each) => each.path === path && (each.ink === token || each.ground === token)),
        );
      expect(missing).toEqual([]);
    });
  });

  test("Every colour, size and duration of a component is a token", () => {
    expect(new Set(written.map(({ path, found }) => `${path} ${found}`))).toEqual(new Set());
  });
}
