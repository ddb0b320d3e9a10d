import { figureStrokes, type Point } from "./figures.ts";
import { between, shuffled } from "./chance.ts";
import { pieces } from "./pieces.ts";

const width = 200;
const height = 72;
const ink = "#14202b";
const paper = "#f3f6f8";
/** Short lines beside the digits, cut into the same pieces. */
const scratches = 5;

/**
 * A picture of digits, each randomly tilted, bent and positioned, with scratches among them; a `data:` address of an SVG without
 * text and scripts. All of it is one path of pieces with the same number of points, in random order and direction: only its looks
 * show a digit, which takes image recognition. Scripts can do that too: the rate limit is what stops them.
 */
export function captchaPicture(figures: string): string {
  const bend = wave();
  const step = (width - 24) / figures.length;
  const drawn = Array.from(figures, (figure, at) => {
    const transform = figureAt(12 + step * at, step);
    return pieces(figureStrokes[Number(figure)] ?? [], 12).map((piece) => piece.map(transform));
  }).flat();
  const beside = Array.from({ length: scratches }, () => pieces([scratch()], 2)).flat();
  const path = shuffled([...drawn, ...beside])
    .map((piece) => (between(0, 1) < 0.5 ? piece : piece.toReversed()))
    .map((piece) => `M${piece.map((point) => written(bend(point))).join("L")}`)
    .join("");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** Maps a digit's own field to its position in the picture. */
function figureAt(left: number, room: number): (point: Point) => Point {
  const [angle, size] = [between(-0.3, 0.3), between(2.3, 2.8)];
  const [middle, base] = [left + room / 2 + between(-2, 2), height / 2 + between(-6, 6)];
  return ([x, y]) => {
    const [right, down] = [(x - 5) * size, (y - 8) * size];
    return [
      middle + right * Math.cos(angle) - down * Math.sin(angle),
      base + right * Math.sin(angle) + down * Math.cos(angle),
    ];
  };
}

/** Bends the whole picture. */
function wave(): (point: Point) => Point {
  const [high, long, begin] = [between(1.5, 3.5), between(0.05, 0.1), between(0, 6.28)];
  return ([x, y]) => [x + high * Math.sin(y * long * 1.6 + begin), y + high * Math.cos(x * long + begin)];
}

function scratch(): readonly Point[] {
  const [x, y] = [between(6, width - 6), between(6, height - 6)];
  const [angle, long] = [between(0, 6.28), between(8, 15)];
  return [
    [x, y],
    [x + long * Math.cos(angle), y + long * Math.sin(angle)],
  ];
}

function written([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
