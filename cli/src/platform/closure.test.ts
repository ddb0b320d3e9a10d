import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { closureOf } from "./closure.ts";

const manifest: Manifest = {
  "src/entry.tsx": {
    file: "assets/main.js",
    src: "src/entry.tsx",
    isEntry: true,
    imports: ["_shared.js"],
    dynamicImports: ["src/late.tsx"],
    css: ["assets/main.css"],
  },
  "src/popup.tsx": {
    file: "assets/popup.js",
    src: "src/popup.tsx",
    isEntry: true,
    imports: ["_shared.js", "src/entry.tsx"],
    css: ["assets/popup.css"],
  },
  "src/page.tsx": { file: "assets/page.js", src: "src/page.tsx", isEntry: true, imports: ["_shared.js"] },
  "src/late.tsx": {
    file: "assets/late.js",
    src: "src/late.tsx",
    isDynamicEntry: true,
    imports: ["_shared.js"],
    css: ["assets/late.css"],
    assets: ["assets/picture.svg"],
  },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"], imports: ["_deep.js"] },
  "_deep.js": { file: "assets/deep.js", css: ["assets/deep.css"], imports: ["_shared.js"] },
};

test("an entry's imports are listed before it, each chunk once, also with cycles", () => {
  expect(closureOf(manifest, "src/popup.tsx").scripts).toEqual([
    "assets/deep.js",
    "assets/shared.js",
    "assets/main.js",
    "assets/popup.js",
  ]);
  expect(closureOf(manifest, "src/entry.tsx").styles).toEqual([
    "assets/deep.css",
    "assets/shared.css",
    "assets/main.css",
  ]);
});

test("deferred imports are copied, but neither preloaded nor inlined", () => {
  const { scripts, styles, files } = closureOf(manifest, "src/entry.tsx");
  expect(scripts).not.toContain("assets/late.js");
  expect(styles).not.toContain("assets/late.css");
  expect(files).toEqual(expect.arrayContaining(["assets/late.js", "assets/late.css", "assets/picture.svg"]));
});

test("an entry that is not chosen is in no closure", () => {
  const all = ["src/entry.tsx", "src/popup.tsx"].flatMap((source) => closureOf(manifest, source).files);
  expect(all).not.toContain("assets/page.js");
});

test("a source that is no entry is an error and not an empty closure", () => {
  expect(() => closureOf(manifest, "src/pages/home/variants/loby.tsx")).toThrow(RangeError);
});
