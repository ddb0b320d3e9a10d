import { expect, test } from "vitest";
import type { Ground } from "./ground.ts";
import { fewestOf, pathsOf, titleOf } from "./paths.ts";

const walk = () => Promise.resolve();
const light: Ground<{ readonly on: boolean; readonly dim: boolean }> = {
  start: { on: false, dim: false },
  site: () => ({}),
  moves: {
    on: { from: ({ on }) => !on, to: (state) => ({ ...state, on: true }), walk },
    off: { from: ({ on }) => on, to: () => ({ on: false, dim: false }), walk },
    dim: { from: ({ on, dim }) => on && !dim, to: (state) => ({ ...state, dim: true }), walk },
  },
  check: walk,
};

test("every move from every state is in a path, and no path is the beginning of another", () => {
  const titles = pathsOf(light).map(({ steps }) => titleOf(steps));
  expect(titles).toEqual(["on, off", "on, dim, off"]);
});

test("a few of the paths contain every move", () => {
  const paths = pathsOf(light);
  const few = fewestOf(paths);
  expect(few.map(({ steps }) => titleOf(steps))).toEqual(["on, dim, off"]);
  const moves = (some: typeof paths) => new Set(some.flatMap(({ steps }) => steps.map(({ move }) => move)));
  expect(moves(few)).toEqual(moves(paths));
});

test("each step has the state that it leads to", () => {
  expect(pathsOf(light)[1]?.steps.map(({ state }) => state)).toEqual([
    { on: true, dim: false },
    { on: true, dim: true },
    { on: false, dim: false },
  ]);
});
