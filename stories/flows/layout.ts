import { Graph, layout as arrange, type EdgeLabel, type GraphLabel, type NodeLabel, type Point } from "@dagrejs/dagre";
import type { ChartState } from "./chart.ts";
import { linesOf, staysIn, transitionLines } from "./lines.ts";

/** Lengths in sixteenths of the drawing's letters: it grows with them. */
export const letters = { size: 14, width: 8.5, line: 19 } as const;
const pad = 12;
const dot = 10;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A state's box; those of the states inside it lie in it, and come after it. */
export interface StateBox extends Box {
  readonly state: ChartState;
  /** What happens in it, below its name. */
  readonly lines: readonly string[];
}

/** All that leads from one state, or from inside it, to another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
  readonly lines: readonly string[];
  /** Null at the arrow of a beginning, which says nothing. */
  readonly label: Box | null;
}

export interface Diagram {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StateBox[];
  readonly arrows: readonly Arrow[];
  /** Where a state begins, each the start of an arrow. */
  readonly dots: readonly Point[];
}

/** Places a chart: each state around those inside it, and these along their arrows from the top down. */
export function diagramOf(chart: ChartState): Diagram {
  return shifted(placed(chart), 2, 2, 4);
}

function placed(state: ChartState): Diagram {
  const lines = linesOf(state);
  const inside = arranged(state);
  const top = pad + letters.line * (1 + lines.length) + (inside === null ? 8 : pad);
  const width = Math.max(...[state.key, ...lines].map(lengthOf), inside?.width ?? 0) + 2 * pad;
  const height = top + (inside === null ? 0 : inside.height + pad);
  const own: StateBox = { x: 0, y: 0, width, height, state, lines };
  if (inside === null) return { width, height, boxes: [own], arrows: [], dots: [] };
  const { boxes, ...rest } = shifted(inside, (width - inside.width) / 2, top, 0);
  return { ...rest, width, height, boxes: [own, ...boxes] };
}

/** The states inside one, with the arrows between them; null where there are none. */
function arranged(parent: ChartState): Diagram | null {
  if (parent.states.length === 0) return null;
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>();
  graph.setGraph({ rankdir: "TB", nodesep: 28, edgesep: 20, ranksep: 40, marginx: 0, marginy: 0 });
  const children = new Map(parent.states.map((state) => [state.id, placed(state)]));
  for (const [id, { height, width }] of children) graph.setNode(id, { width, height });
  if (parent.initial !== null) {
    graph.setNode(parent.id, { width: dot, height: dot });
    graph.setEdge(parent.id, childOf(parent, parent.initial) ?? parent.id, {});
  }
  const labels = arrowLabels(parent);
  for (const { from, lines, to } of labels.values())
    graph.setEdge(from, to, {
      width: Math.max(...lines.map(lengthOf)) + 8,
      height: lines.length * letters.line,
      labelpos: "r",
      labeloffset: 7,
    });
  arrange(graph);

  const { height = 0, width = 0 } = graph.graph();
  const parts = [...children].map(([id, child]) => {
    const { x = 0, y = 0 } = graph.node(id);
    return shifted(child, x - child.width / 2, y - child.height / 2, 0);
  });
  const arrows = graph.edges().map(({ v, w }): Arrow => {
    const { height: tall = 0, points = [], width: wide = 0, x = 0, y = 0 } = graph.edge(v, w);
    const lines = labels.get(`${v} ${w}`)?.lines ?? [];
    const label = lines.length === 0 ? null : { x: x - wide / 2, y: y - tall / 2, width: wide, height: tall };
    return { from: v, to: w, points: label === null ? points : past(label, points), lines, label };
  });
  const { x = 0, y = 0 } = parent.initial === null ? {} : graph.node(parent.id);
  return {
    width,
    height,
    boxes: parts.flatMap(({ boxes }) => boxes),
    arrows: [...arrows, ...parts.flatMap((part) => part.arrows)],
    dots: [...(parent.initial === null ? [] : [{ x, y }]), ...parts.flatMap(({ dots }) => dots)],
  };
}

/** Straight along the words beside it: where an arrow bends it would strike them through. */
function past({ height, y }: Box, points: readonly Point[]): readonly Point[] {
  const away = (point: Point): number => Math.abs(point.y - (y + height / 2));
  const beside = points.reduce((nearest, point) => (away(point) < away(nearest) ? point : nearest));
  const [first, last] = [points[0] ?? beside, points.at(-1) ?? beside];
  const ends = first.y < last.y ? [y, y + height] : [y + height, y];
  return points.flatMap((point) => (point === beside ? ends.map((at) => ({ x: point.x, y: at })) : [point]));
}

/** What stands at the arrows between the children of a state: whatever leads from inside the one to inside the other. */
function arrowLabels(parent: ChartState): ReadonlyMap<string, Pick<Arrow, "from" | "to" | "lines">> {
  const labels = new Map<string, Pick<Arrow, "from" | "to" | "lines">>();
  const below = (state: ChartState, child: ChartState): void => {
    for (const transition of state.transitions) {
      const to = transition.target === null || staysIn(state, transition) ? null : childOf(parent, transition.target);
      if (to === null || to === child.id || transition.target === null) continue;
      const named = {
        ...(state !== child && { from: state.id.slice(child.id.length + 1) }),
        ...(transition.target !== to && { to: transition.target.slice(to.length + 1) }),
      };
      const key = `${child.id} ${to}`;
      const lines = [...(labels.get(key)?.lines ?? []), ...transitionLines(transition, named)];
      labels.set(key, { from: child.id, to, lines });
    }
    for (const inner of state.states) below(inner, child);
  };
  for (const child of parent.states) below(child, child);
  return labels;
}

/** Which child of a state another state is, or is inside of. */
function childOf(parent: ChartState, id: string): string | null {
  return parent.states.find((child) => id === child.id || id.startsWith(`${child.id}.`))?.id ?? null;
}

function lengthOf(text: string): number {
  return text.length * letters.width;
}

function shifted(diagram: Diagram, x: number, y: number, margin: number): Diagram {
  const moved = <Item extends Point>(item: Item): Item => ({ ...item, x: item.x + x, y: item.y + y });
  return {
    width: diagram.width + margin,
    height: diagram.height + margin,
    boxes: diagram.boxes.map(moved),
    arrows: diagram.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(moved),
      label: arrow.label && moved(arrow.label),
    })),
    dots: diagram.dots.map(moved),
  };
}

/** The same drawing for reading from the right. */
export function mirrored(diagram: Diagram): Diagram {
  const over = <Item extends Point>(item: Item, width = 0): Item => ({
    ...item,
    x: diagram.width - item.x - width,
  });
  return {
    ...diagram,
    boxes: diagram.boxes.map((box) => over(box, box.width)),
    arrows: diagram.arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map((point) => over(point)),
      label: arrow.label && over(arrow.label, arrow.label.width),
    })),
    dots: diagram.dots.map((point) => over(point)),
  };
}
