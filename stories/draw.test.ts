import { expect, test } from "vitest";
import { drawnStory, isDrawn } from "../.storybook/draw.ts";

const names = Array.from({ length: 700 }, (_, at) => `kit-story--${at}`);

test("a seed draws about one of so many stories, and always the same ones", () => {
  const drawn = names.filter((name) => isDrawn(name, 20_779, 16));
  expect(drawn.length).toBeGreaterThan(25);
  expect(drawn.length).toBeLessThan(65);
  expect(names.filter((name) => isDrawn(name, 20_779, 16))).toEqual(drawn);
});

test("within 160 days every story is drawn", () => {
  const seen = new Set(
    Array.from({ length: 160 }, (_, day) => names.filter((name) => isDrawn(name, 20_779 + day, 16))).flat(),
  );
  expect(seen.size).toBe(names.length);
});

test("only the story of a passed test is drawn", () => {
  const test = (storyId: string | undefined, state: string) => ({ meta: { storyId }, result: { state } });
  expect(drawnStory(test("kit-story--1", "run"), 1, 1)).toBe("kit-story--1");
  expect(drawnStory(test("kit-story--1", "fail"), 1, 1)).toBeNull();
  expect(drawnStory(test(undefined, "run"), 1, 1)).toBeNull();
});
