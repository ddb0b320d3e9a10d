import { getAdjacencyMap, getShortestPaths } from "@xstate/graph";
import { fromTransition } from "xstate";
import type { Ground } from "./ground.ts";

export interface GroundPath<State> {
  /** The moves in their order, each with the resulting state. */
  readonly steps: readonly { readonly move: string; readonly state: State }[];
}

/**
 * Returns paths that make every move from every state at least once, by the shortest way there; a path that begins another one is
 * left out.
 */
export function pathsOf<State>({ moves, start }: Ground<State>): readonly GroundPath<State>[] {
  const logic = fromTransition((state: State, { type }: { type: string }) => moves[type]!.to(state), start);
  const graph = {
    events: ({ context }: { context: State }) =>
      Object.keys(moves)
        .filter((name) => moves[name]!.from?.(context) ?? true)
        .map((type) => ({ type })),
    serializeState: ({ context }: { context: State }) => JSON.stringify(context),
    // A move is identified by its name.
    serializeEvent: ({ type }: { type: string }) => type,
  };
  const shortest = getShortestPaths(logic, graph);
  const map = getAdjacencyMap(logic, graph);
  const all = shortest.flatMap(({ state, steps }): GroundPath<State>[] => {
    // The graph's own first step is the start state, before any move.
    const there = steps
      .filter(({ event }) => event.type in moves)
      .map(({ event, state: at }) => ({ move: event.type, state: at.context }));
    const here = graph.serializeState(state) as keyof typeof map;
    const next = Object.values(map[here]?.transitions ?? {});
    return next.map(({ event, state: to }) => ({ steps: [...there, { move: event.type, state: to.context }] }));
  });
  const begun = new Set(all.map(({ steps }) => titleOf(steps.slice(0, -1))));
  return all.filter(({ steps }) => !begun.has(titleOf(steps)));
}

/** Returns some of the paths, the longest first: together they make every move. */
export function fewestOf<State>(paths: readonly GroundPath<State>[]): readonly GroundPath<State>[] {
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
