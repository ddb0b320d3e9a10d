import type { ChartState, ChartTransition } from "./chart.ts";

/** Letters of a line before it is broken. */
const widest = 34;

/** What happens in a state without leaving it, as lines of its box. */
export function linesOf(state: ChartState): readonly string[] {
  const marked = (mark: string, names: readonly string[]) => (names.length === 0 ? [] : wrapped(mark, names));
  return [
    ...marked("entry / ", state.entry),
    ...marked("runs ", state.runs),
    ...state.transitions.filter((transition) => staysIn(state, transition)).flatMap((own) => internalLines(state, own)),
    ...marked("exit / ", state.exit),
  ];
}

/** A transition that ends in its own state, in one inside it, or begins one around it anew: no arrow leads anywhere. */
export function staysIn({ id }: ChartState, { target }: ChartTransition): boolean {
  return target === null || target === id || isInside(target, id) || isInside(id, target);
}

const isInside = (id: string, outer: string): boolean => id.startsWith(`${outer}.`);

/** `CLOSED, SILENT [mayBeSeen] → lost`: `from` and `to` are said where the arrow does not say them. */
export function transitionLines(
  { guard, on }: ChartTransition,
  { from, to }: { readonly from?: string; readonly to?: string },
): readonly string[] {
  const end = `${guard === null ? "" : ` [${guard}]`}${to === undefined ? "" : ` → ${to}`}`;
  return wrapped(from === undefined ? "" : `${from}: `, on, end);
}

function internalLines(state: ChartState, transition: ChartTransition): readonly string[] {
  if (transition.target === null)
    return wrapped(
      "",
      transition.on,
      `${condition(transition)}${transition.does.length > 0 ? " / " : ""}${transition.does.join(", ")}`,
    );
  return transitionLines(transition, { to: targetText(state, transition.target) });
}

function targetText({ id }: ChartState, target: string): string {
  if (target === id) return "itself";
  return isInside(target, id) ? target.slice(id.length + 1) : `${target.split(".").at(-1)} anew`;
}

const condition = ({ guard }: ChartTransition): string => (guard === null ? "" : ` [${guard}]`);

/** Names with commas between them, broken before the line is too wide. */
function wrapped(before: string, names: readonly string[], after = ""): readonly string[] {
  const lines: string[] = [];
  let line = before;
  for (const [index, name] of names.entries()) {
    const next = index === names.length - 1 ? `${name}${after}` : `${name}, `;
    if (line.trim() !== "" && line.length + next.length > widest) {
      lines.push(line.trimEnd());
      line = "  ";
    }
    line += next;
  }
  return [...lines, line];
}
