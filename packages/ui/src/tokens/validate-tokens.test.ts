import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { harbour } from "./harbour.ts";
import { mergeTokens } from "./merge.ts";
import { nearestName } from "./nearest.ts";
import { declaredPairs } from "./pairs.ts";
import { describeProblem } from "./problem.ts";
import { resolveTheme } from "./resolve.ts";
import type { SkinTokens } from "./skin-tokens.ts";
import { validateTokens } from "./validate-tokens.ts";

const problems = (input: unknown) => {
  const result = validateTokens(input);
  return result.ok ? [] : result.problems.map(describeProblem);
};

describe("A skin's tokens", () => {
  test("may be empty, or all of the base theme", () => {
    expect(problems({})).toEqual([]);
    expect(problems(harbour)).toEqual([]);
  });

  test("an unknown token is reported with the nearest name", () => {
    expect(problems({ color: { acent: "#0f766e" } })[0]).toMatch(
      /^color\.acent is no token; did you mean color\.accent\? Allowed here: accent, ground,/,
    );
    expect(problems({ shapes: {} })[0]).toMatch(/^shapes is no token; did you mean shape\?/);
    expect(problems({ overrides: { light: { text: { mutd: "#000" } } } })[0]).toContain(
      "did you mean overrides.light.text.muted?",
    );
  });

  test("a wrong value is reported with the allowed ones and the nearest", () => {
    expect(problems({ color: { accent: "teal" } })).toEqual([
      'color.accent = "teal" is not allowed. Allowed: a colour as #rgb, #rrggbb or oklch(0.52 0.1 185).',
    ]);
    expect(problems({ shape: { radius: 99 } })).toEqual([
      "shape.radius = 99 is not allowed. Allowed: a number from 0 to 32 (px). Nearest: 32.",
    ]);
    expect(problems({ shape: { shadow: "softt" } })).toEqual([
      'shape.shadow = "softt" is not allowed. Allowed: soft, lift, flat, hard, glow. Nearest: soft.',
    ]);
  });

  test.each(["oklch(0.52 0.1 185)", "oklch(52% .1 185deg)", "oklch(1 0 0)", "#abc"])("a colour may be %s", (accent) => {
    expect(problems({ color: { accent } })).toEqual([]);
    expect(mergeTokens({ color: { accent } as SkinTokens["color"] & object }).color.accent).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(["oklch(52 0.1 185)", "oklch(0.5 2 185)", "oklch(0.5 0.1)", "oklch(from red l c h)", "rgb(1 2 3)"])(
    "and never %s",
    (accent) => {
      expect(problems({ color: { accent } })).toHaveLength(1);
    },
  );

  test("a colour of a region may be one for each mode, and then names both", () => {
    const promo = (ground: unknown) => problems({ regions: { promo: { ground } } });
    expect(promo({ light: "#e7eef2", dark: "#1b2731" })).toEqual([]);
    expect(promo({ light: "#e7eef2" })).toEqual([expect.stringContaining("regions.promo.ground.dark")]);
    expect(promo({ light: "pale", dark: "#1b2731" })).toEqual([expect.stringContaining("regions.promo.ground.light")]);
    expect(promo({ light: "#e7eef2", dark: "#1b2731", dusk: "#000000" })[0]).toMatch(/ground\.dusk is no token/);
  });

  test("an exception names a declared pair with a reason, and the pair is then not checked", () => {
    const pale = { light: { text: { muted: "#999999" } } } as const;
    expect(() => resolveTheme({ overrides: pale })).toThrow(/does not read/);
    const reason = "Captions of the archive, which the auditor has seen and accepted.";
    const listed = declaredPairs
      .filter(({ ink }) => ink === "color.text.muted")
      .map(({ ink, ground }) => ({ ink, ground, reason }));
    expect(resolveTheme({ overrides: pale, exceptions: listed }).root.light.color.text.muted).toBe("#999999");
    expect(problems({ exceptions: [{ ...listed[0], reason: "ok" }] })[0]).toContain("a sentence that says why");
    expect(problems({ exceptions: [{ ink: "color.page", ground: "color.page", reason }] })[0]).toContain(
      "a declared pair",
    );
    expect(problems({ exceptions: {} })[0]).toContain("a list of");
  });

  test("all problems are found, not only the first", () => {
    expect(problems({ modes: "night", color: { accent: 3 }, density: Number.NaN })).toHaveLength(3);
  });

  test.each([[null], [[]], ["x"], [3], [undefined]])("%j is not a skin", (input) => {
    expect(problems(input)[0]).toContain("an object of modes, home, color");
  });

  test.each([
    "1px}body{display:none",
    "url(//x)",
    "1px;color:red",
    "expression(1)",
    "</style>",
    "1px/**/",
    "a\\62",
    "",
    "x".repeat(121),
  ])("a pinned value cannot leave its declaration: %j", (value) => {
    expect(problems({ overrides: { shared: { space: { md: value } } } })).toHaveLength(1);
  });

  test.each(['Fig"tree', "a;b", "x}", "", "url(x)"])(
    "a family name consists of letters, digits, spaces and hyphens: %j",
    (name) => {
      expect(problems({ type: { text: [name] } })).toHaveLength(1);
    },
  );

  test("names of the prototype are not tokens", () => {
    expect(problems(JSON.parse('{"__proto__": {"x": 1}, "constructor": {}}'))).toHaveLength(2);
  });

  test("any input gets a result and never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(typeof validateTokens(input).ok).toBe("boolean");
      }),
    );
  });
});

describe("The nearest name", () => {
  test("ignores letter case, swapped letters and one wrong letter", () => {
    expect(nearestName("Accent", ["accent", "info"])).toBe("accent");
    expect(nearestName("acecnt", ["accent", "info"])).toBe("accent");
    expect(nearestName("signl", ["accent", "signal"])).toBe("signal");
  });
  test("is none if no name is near", () => {
    expect(nearestName("wallpaper", ["accent", "signal"])).toBeUndefined();
  });
});
