import type { JsonValue, SettingsDocument } from "@livery/contract";
import { settingNames, settingSources, type SettingSource } from "@livery/contract/settings";
import { tokenTree } from "@livery/ui/tokens";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { variantNames } from "./variant-names.ts";
import { explainSetting, mergeSettings, type SettingLayer } from "./merge.ts";

// A name has a value or an object in all documents, as in the settings schema.
const leaf: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 9 }),
  fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 2 }),
);
const group = fc.oneof(fc.constant(null), fc.dictionary(fc.constantFrom("x", "y", "z"), leaf, { maxKeys: 3 }));
const document: fc.Arbitrary<SettingsDocument> = fc.record(
  { a: leaf, b: leaf, g: group, h: group, __proto__: leaf },
  { requiredKeys: [], noNullPrototype: true },
);
const layers: fc.Arbitrary<readonly SettingLayer[]> = fc
  .subarray([...settingSources])
  .chain((sources) => fc.tuple(...sources.map((source) => document.map((content) => ({ source, document: content })))));

/** The oracle asks, place by place, which layer speaks last; it knows nothing of merging. */
function lastValue(
  from: readonly SettingLayer[],
  path: readonly string[],
): { value: JsonValue; source: SettingSource } | null {
  for (const { source, document: content } of from.toReversed()) {
    let here: JsonValue | undefined = content;
    for (const step of path) {
      if (here === null || here === undefined) break;
      here = Object.hasOwn(here as object, step) ? (here as SettingsDocument)[step] : undefined;
    }
    if (here === null) return null;
    if (here !== undefined) return { value: here, source };
  }
  return null;
}

const paths = [["a"], ["b"], ...["g", "h"].flatMap((name) => ["x", "y", "z"].map((part) => [name, part]))];

function valueAt(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(
    (here, step) =>
      typeof here === "object" && here !== null && Object.hasOwn(here, step)
        ? (here as SettingsDocument)[step]
        : undefined,
    value,
  );
}

describe("D51 settings merge", () => {
  test("each value comes from the highest layer that sets it, and keeps its source", () => {
    fc.assert(
      fc.property(layers, (given) => {
        const merged = mergeSettings(given);
        for (const path of paths) {
          const expected = lastValue(given, path);
          expect(valueAt(merged.document, path)).toEqual(expected?.value);
          expect(merged.origins[path.join(".")]).toBe(expected?.source);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("the order in which layers are given does not matter", () => {
    fc.assert(
      fc.property(layers, (given) => {
        expect(mergeSettings(given.toReversed())).toEqual(mergeSettings(given));
      }),
    );
  });

  test("merging in two steps gives the same as merging all at once", () => {
    fc.assert(
      fc.property(layers, fc.nat(6), (given, cut) => {
        const baked = mergeSettings(given.slice(0, cut));
        expect(mergeSettings(given.slice(cut), baked)).toEqual(mergeSettings(given));
      }),
    );
  });

  test("objects merge, arrays replace, null unsets", () => {
    const merged = mergeSettings([
      {
        source: "skin",
        document: { social: { vk: "a", youtube: "b" }, ids: [1, 2], title: "Skin", logo: "/skin.svg" },
      },
      { source: "fetched", document: { social: { youtube: null, skype: "c" }, ids: [3], logo: null } },
    ]);
    expect(merged.document).toEqual({ social: { vk: "a", skype: "c" }, ids: [3], title: "Skin" });
    expect(explainSetting(merged, "social")).toEqual({
      name: "social",
      value: { vk: "a", skype: "c" },
      source: "fetched",
      parts: { "social.vk": "skin", "social.skype": "fetched" },
    });
    expect(explainSetting(merged, "logo")).toMatchObject({ value: undefined, source: "product" });
    expect(explainSetting(merged, "title")).toMatchObject({ value: "Skin", source: "skin" });
  });

  test("a document cannot reach a prototype", () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":1}}}') as SettingsDocument;
    const merged = mergeSettings([{ source: "fetched", document: hostile }]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(Object.getPrototypeOf(merged.document)).toBe(Object.prototype);
  });

  test("settings have no name for a token or a variant", () => {
    const own = new Set([...Object.keys(tokenTree), ...Object.keys(variantNames), "tokens", "theme", "variants"]);
    expect(settingNames.filter((name) => own.has(name))).toEqual([]);
  });
});
