import { and, not, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from "xstate";
import { eventText } from "./event-text.ts";

/** What leads out of a state, or is done in it. */
export interface ChartTransition {
  /** Events that lead the same way under the same condition. */
  readonly on: readonly string[];
  /** The condition, `not canPlace`; `else` where others come first; null where there is none. */
  readonly guard: string | null;
  /** The state's id; null where the machine stays as it is. */
  readonly target: string | null;
  /** Begins the state anew. */
  readonly reenters: boolean;
  readonly does: readonly string[];
}

/** A state as it is drawn, with those inside it. */
export interface ChartState {
  /** Its place in the machine: `betSlip.open.idle`. */
  readonly id: string;
  readonly key: string;
  readonly kind: AnyStateNode["type"];
  /** The state inside that it begins in. */
  readonly initial: string | null;
  /** Calls and listeners that live as long as the state. */
  readonly runs: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

/** The chart of a machine, read from its definition: what is not in the machine is not in the drawing, and the reverse. */
export function chartOf(machine: AnyStateMachine): ChartState {
  return stateOf(machine.root);
}

/** Every state of a chart, the outermost first. */
export function statesOf(chart: ChartState): readonly ChartState[] {
  return [chart, ...chart.states.flatMap(statesOf)];
}

function stateOf(node: AnyStateNode): ChartState {
  const children: readonly AnyStateNode[] = Object.values(node.states);
  const choices: readonly (readonly AnyTransitionDefinition[])[] = [...node.transitions.values(), node.always ?? []];
  return {
    id: idOf(node),
    key: node.key,
    kind: node.type,
    initial: node.type === "compound" ? idOf(node.initial.target[0] ?? node) : null,
    runs: node.invoke.map(({ src }) => (typeof src === "string" ? src : "something")),
    entry: named(node.entry),
    exit: named(node.exit),
    transitions: joined(choices.flatMap((definitions) => definitions.map(transitionOf))),
    states: children.map(stateOf),
  };
}

function transitionOf(
  { actions, eventType, guard, reenter, target }: AnyTransitionDefinition,
  index: number,
): ChartTransition {
  const otherwise = index > 0 ? "else" : null;
  return {
    on: [eventText(eventType)],
    guard: guard === undefined ? otherwise : guardText(guard),
    target: target?.[0] === undefined ? null : idOf(target[0]),
    reenters: reenter,
    does: named(actions),
  };
}

/** By path: a state that has an id of its own keeps its place in the drawing. */
function idOf(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join(".");
}

/** What is written in place is left out: it has no name to show. */
function named(actions: readonly unknown[]): readonly string[] {
  return actions.flatMap((action) => {
    if (typeof action === "string") return [action];
    const type = typeof action === "object" && action !== null && "type" in action ? action.type : null;
    return typeof type === "string" && !type.startsWith("xstate.") ? [type] : [];
  });
}

/** A guard by its name, also inside XState's `not`, `and` and `or`. Throws where it has none: nobody could read it. */
function guardText(guard: unknown): string {
  if (typeof guard === "string") return guard;
  if (typeof guard === "object" && guard !== null && "type" in guard) return String(guard.type);
  if (typeof guard === "function" && "guards" in guard && Array.isArray(guard.guards)) {
    const inner = guard.guards.map(guardText);
    const check = checkOf(guard);
    if (check === checkOf(not("a"))) return `not ${inner[0]}`;
    if (check === checkOf(or(["a"]))) return inner.join(" or ");
    if (check === checkOf(and(["a"]))) return inner.join(" and ");
  }
  throw new TypeError("a guard without a name cannot be drawn: put it under `guards` of setup()");
}

/** What tells XState's guards of guards apart: their functions, as a build shortens names. */
function checkOf(guard: object): unknown {
  return "check" in guard ? guard.check : null;
}

/** Events that do the same are one line. */
function joined(transitions: readonly ChartTransition[]): readonly ChartTransition[] {
  const byEffect = new Map<string, ChartTransition>();
  for (const transition of transitions) {
    const { on, ...rest } = transition;
    const alike = JSON.stringify(rest);
    const before = byEffect.get(alike);
    byEffect.set(alike, before ? { ...before, on: [...before.on, ...on] } : transition);
  }
  return [...byEffect.values()];
}
