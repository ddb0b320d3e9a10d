import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { guided } from "./guidance/all.ts";

const folder = new URL("kit/", import.meta.url);
const titles = readdirSync(folder)
  .filter((file) => file.endsWith(".stories.tsx"))
  .map(
    (file) => /title: "((?:Kit|Foundations)\/[^"]+)"/u.exec(readFileSync(new URL(file, folder), "utf8"))?.[1] ?? file,
  );

/** A sentence of at least two words that begins and ends as one. */
const sentence = /^["“`\p{Lu}].*\s.*[.”!?]$/u;

test("every component of the kit has its guidance, and no other has", () => {
  expect(titles.length).toBeGreaterThan(60);
  expect(guided.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
});

describe("Each says", () => {
  test("what it is for, when to use it, how its texts are written, and what a screen reader is given", () => {
    const unfinished = guided.flatMap(({ content, name, purpose, reader, when }) =>
      [purpose, ...when, ...content, reader].filter((text) => !sentence.test(text)).map((text) => `${name}: ${text}`),
    );
    expect(unfinished).toEqual([]);
    const silent = guided.filter(({ content, when }) => when.length === 0 || content.length === 0);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test("when not to use it, and which component is right there", () => {
    const names = new Set(guided.map(({ name }) => name));
    const wrong = guided.filter(
      ({ name, whenNot }) =>
        whenNot.length === 0 ||
        whenNot.some(([, instead]) => instead !== null && (instead === name || !names.has(instead))),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test("its keys, if it takes the focus", () => {
    const ui = new URL("../packages/ui/src/", import.meta.url);
    const sources = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".tsx"));
    const pressed = guided.filter(({ name }) => {
      const file = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
      const path = sources.find((source) => source.endsWith(`/${file}.tsx`));
      return (
        path !== undefined &&
        /<(?:button|input|select|textarea|BareButton|Button|IconButton)\b/u.test(
          readFileSync(new URL(path, ui), "utf8"),
        )
      );
    });
    expect(pressed.length).toBeGreaterThan(25);
    expect(pressed.filter(({ keys }) => keys.length === 0).map(({ name }) => name)).toEqual([]);
    expect(
      guided.flatMap(({ keys, name }) => keys.filter(([, effect]) => !sentence.test(effect)).map(() => name)),
    ).toEqual([]);
  });
});
