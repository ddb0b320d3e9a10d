import type { Point } from "@dagrejs/dagre";
import { type Direction, classes } from "@livery/ui";
import { letters, type Arrow, type Diagram, type StateBox } from "./layout.ts";
import * as css from "./machine-diagram.css.ts";
import type { Lit } from "./running.ts";

const inset = 12;

interface StateBoxesProps {
  readonly boxes: readonly StateBox[];
  readonly lit: Lit;
  readonly dir: Direction;
}

/** The states, the outer ones beneath the inner. */
export function StateBoxes({ boxes, dir, lit }: StateBoxesProps) {
  return boxes.map(({ height, lines, state, width, x, y }) => {
    const isLit = lit.has(state.id);
    const boxClass = state.states.length === 0 ? css.leaf : css.nest;
    const start = dir === "ltr" ? x + inset : x + width - inset;
    return (
      <g key={state.id} data-state={state.id} data-lit={isLit || undefined} className={classes(css.state, boxClass)}>
        <rect
          {...{ x, y, width, height }}
          rx={8}
          className={classes(css.box, state.kind === "parallel" && css.parallel)}
        />
        {state.kind === "final" && (
          <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={6} className={css.box} />
        )}
        <Lines lines={[state.key]} x={start} y={y + inset} dir={dir} className={css.name} />
        <Lines lines={lines} x={start} y={y + inset + letters.line} dir={dir} className={css.line} />
      </g>
    );
  });
}

interface TransitionArrowsProps extends Pick<Diagram, "arrows" | "dots"> {
  readonly dir: Direction;
  /** The id of the arrow's head, one a document. */
  readonly head: string;
}

export function TransitionArrows({ arrows, dir, dots, head }: TransitionArrowsProps) {
  return (
    <g className={css.arrows}>
      <marker id={head} viewBox="0 0 8 8" refX={7} refY={4} markerWidth={8} markerHeight={8} orient="auto">
        <path d="M0 0 8 4 0 8z" className={css.head} />
      </marker>
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={5} className={css.head} />
      ))}
      {arrows.map((arrow) => (
        <g key={`${arrow.from} ${arrow.to}`}>
          <path d={pathOf(arrow)} markerEnd={`url(#${head})`} className={css.arrow} />
          {arrow.label !== null && (
            <Lines
              lines={arrow.lines}
              x={dir === "ltr" ? arrow.label.x + 4 : arrow.label.x + arrow.label.width - 4}
              y={arrow.label.y}
              dir={dir}
              className={css.label}
            />
          )}
        </g>
      ))}
    </g>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly dir: Direction;
  readonly className: string;
}

/** Names of the code: they read from the left in every language, and stand where lines begin. */
function Lines({ className, dir, lines, x, y }: LinesProps) {
  return lines.map((line, index) => (
    <text
      // oxlint-disable-next-line react/no-array-index-key -- A line is known by its place only.
      key={index}
      x={x}
      y={y + letters.line * (index + 0.72)}
      fontSize={letters.size}
      textAnchor={dir === "ltr" ? "start" : "end"}
      direction="ltr"
      className={className}
    >
      {line}
    </text>
  ));
}

/** From point to point, each bend rounded: no line leaves the way that was kept free of words. */
function pathOf({ points }: Arrow): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (first === undefined || last === undefined) return "";
  const bends = rest.slice(0, -1).map((bend, index) => {
    const [from, to] = [towards(bend, points[index] ?? first), towards(bend, rest[index + 1] ?? last)];
    return `L${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
  });
  return `M${first.x} ${first.y}${bends.join("")}L${last.x} ${last.y}`;
}

const rounding = 14;

/** A point a little way from a bend, at most half of it. */
function towards(bend: Point, next: Point): Point {
  const distance = Math.hypot(next.x - bend.x, next.y - bend.y);
  const part = distance === 0 ? 0 : Math.min(rounding, distance / 2) / distance;
  return { x: bend.x + (next.x - bend.x) * part, y: bend.y + (next.y - bend.y) * part };
}
