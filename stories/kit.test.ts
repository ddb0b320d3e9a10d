import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { componentsOfUiKit } from "@livery/tools/kit-names";
import { describe, expect, test } from "vitest";

const exported = componentsOfUiKit(fileURLToPath(new URL("../packages/ui/src/index.ts", import.meta.url)));
/** The file of a component: `NumberStepper` is in `number-stepper.tsx`. */
const fileOf = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
/** Shown by another one's stories: a list by its rows, the provider by every story. */
const apart = new Set(["LiveryProvider", "RowList"]);

test("every component of the UI kit has its stories", () => {
  const files = readdirSync(new URL("kit/", import.meta.url));
  const shown = new Set(files.map((file) => file.replace(".stories.tsx", "")));
  expect(exported.length).toBeGreaterThan(30);
  expect(exported.filter((name) => !apart.has(name) && !shown.has(fileOf(name)))).toEqual([]);
});

test("every button, field, list of choices and table of a page is the UI kit's", () => {
  const sources = {
    site: new URL("../packages/site/src/", import.meta.url),
    panel: new URL("../packages/panel/src/", import.meta.url),
  };
  const pages = Object.entries(sources).flatMap(([packageName, source]) => {
    return readdirSync(source, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
      .map((path) => ({ path: `${packageName}/src/${path}`, text: readFileSync(new URL(path, source), "utf8") }));
  });
  expect(pages.length).toBeGreaterThan(150);
  const own = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:button|input|select|textarea|table)\b/gu)].map(([tag]) => `${path}: ${tag}`),
  );
  expect(own).toEqual([]);
});

describe("A component has a story for every state that it can be in", () => {
  const ui = new URL("../packages/ui/src/", import.meta.url);
  const sources = new Map(
    readdirSync(ui, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx"))
      .map((path) => [path.replace(/^.*\/|\.tsx$/gu, ""), readFileSync(new URL(path, ui), "utf8")]),
  );
  const storiesOf = (name: string): string =>
    readFileSync(new URL(`kit/${fileOf(name)}.stories.tsx`, import.meta.url), "utf8");
  const components = exported.filter((name) => !apart.has(name));

  /** What of its source lets a component come into a state, and the stories that show it. */
  const states = {
    disabled: [
      /readonly disabled\?:|Omit<TextInputProps|ComponentPropsWithRef<"(?:button|input|select)">/u,
      /export const \w*(?:Disabled|Locked)|disabled: true|"locked"/u,
    ],
    waiting: [/readonly (?:busy|loading)\?:/u, /export const \w*(?:Busy|Loading)|busy|loading/u],
    refused: [/readonly (?:error|problem|invalid)\?:/u, /export const \w*(?:Error|Failed|Invalid)/u],
    empty: [/readonly empty\?:/u, /export const \w*Empty/u],
    longWords: [
      /readonly (?:label|title|children|caption|text|name)\??: (?:string|ReactNode)/u,
      /longWord|LongText|LongWord|longest/u,
    ],
    rightToLeft: [/\bdir\b[^;]*\} = useLivery\(\)/u, /RightToLeft|dir === "rtl"/u],
  } as const;

  /** Their words are read out and not drawn. */
  const screenReaderOnly = new Set(
    "IconButton DatePicker Progress Spinner NumberStepper CarouselControls Icon SplitPane Clock Flag SportIcon VisuallyHidden".split(
      " ",
    ),
  );

  test.each(Object.entries(states))("%s", (state, [can, shows]) => {
    const able = components.filter(
      (name) => can.test(sources.get(fileOf(name)) ?? "") && !(state === "longWords" && screenReaderOnly.has(name)),
    );
    expect(able.length).toBeGreaterThan(0);
    expect(able.filter((name) => !shows.test(storiesOf(name)))).toEqual([]);
  });
});
