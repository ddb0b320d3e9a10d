import { getAdjacencyMap, getShortestPaths } from "@xstate/graph";
import { fromTransition } from "xstate";
import type { Ground } from "./ground.ts";

export interface GroundPath<Place> {
  /** The moves in their order, each with the place that it leads to. */
  readonly steps: readonly { readonly move: string; readonly place: Place }[];
}

/** Every move from every place at least once, by the shortest way there; what is the beginning of another path is left out. */
export function pathsOf<Place>({ moves, start }: Ground<Place>): readonly GroundPath<Place>[] {
  const logic = fromTransition((place: Place, { type }: { type: string }) => moves[type]!.to(place), start);
  const graph = {
    events: ({ context }: { context: Place }) =>
      Object.keys(moves)
        .filter((name) => moves[name]!.from?.(context) ?? true)
        .map((type) => ({ type })),
    serializeState: ({ context }: { context: Place }) => JSON.stringify(context),
    // A move is told by its name.
    serializeEvent: ({ type }: { type: string }) => type,
  };
  const shortest = getShortestPaths(logic, graph);
  const map = getAdjacencyMap(logic, graph);
  const all = shortest.flatMap(({ state, steps }): GroundPath<Place>[] => {
    // The graph's own first step tells where one stands before anything is done.
    const there = steps
      .filter(({ event }) => event.type in moves)
      .map(({ event, state: at }) => ({ move: event.type, place: at.context }));
    const here = graph.serializeState(state) as keyof typeof map;
    const next = Object.values(map[here]?.transitions ?? {});
    return next.map(({ event, state: to }) => ({ steps: [...there, { move: event.type, place: to.context }] }));
  });
  const begun = new Set(all.map(({ steps }) => titleOf(steps.slice(0, -1))));
  return all.filter(({ steps }) => !begun.has(titleOf(steps)));
}

/** Some of the paths, the longest first: between them they make every move. */
export function fewestOf<Place>(paths: readonly GroundPath<Place>[]): readonly GroundPath<Place>[] {
  const met = new Set<string>();
  return paths
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter(({ steps }) => {
      const before = met.size;
      for (const { move } of steps) met.add(move);
      return met.size > before;
    });
}

export function titleOf(steps: GroundPath<unknown>["steps"]): string {
  return steps.map(({ move }) => move).join(", ");
}
