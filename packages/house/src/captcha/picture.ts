import { randomInt } from "node:crypto";

type Point = readonly [x: number, y: number];

/** Figures as strokes on a field of 10 by 16: what is sent holds no text that a script could read off. */
const strokes: readonly (readonly (readonly Point[])[])[] = [
  [
    [
      [5, 0],
      [8.5, 2],
      [10, 8],
      [8.5, 14],
      [5, 16],
      [1.5, 14],
      [0, 8],
      [1.5, 2],
      [5, 0],
    ],
  ],
  [
    [
      [1, 4],
      [6, 0],
      [6, 16],
    ],
    [
      [2, 16],
      [10, 16],
    ],
  ],
  [
    [
      [0, 4],
      [2, 1],
      [5, 0],
      [8.5, 1],
      [10, 4],
      [8, 8],
      [0, 16],
      [10, 16],
    ],
  ],
  [
    [
      [0, 1],
      [5, 0],
      [9, 1.5],
      [9.5, 5],
      [4, 7.5],
      [9.5, 10],
      [9, 14],
      [5, 16],
      [0, 15],
    ],
  ],
  [
    [
      [7, 16],
      [7, 0],
      [0, 11],
      [10, 11],
    ],
  ],
  [
    [
      [9, 0],
      [1, 0],
      [0.5, 7],
      [5, 6],
      [9, 8],
      [10, 12],
      [7, 15.5],
      [3, 16],
      [0, 14.5],
    ],
  ],
  [
    [
      [8, 0],
      [3, 4],
      [0, 10],
      [1, 14],
      [5, 16],
      [9, 14],
      [9.5, 10],
      [6, 7.5],
      [1, 9],
    ],
  ],
  [
    [
      [0, 0],
      [10, 0],
      [4, 16],
    ],
    [
      [3.5, 8],
      [9, 8],
    ],
  ],
  [
    [
      [5, 7.5],
      [1, 5],
      [1.5, 1.5],
      [5, 0],
      [8.5, 1.5],
      [9, 5],
      [5, 7.5],
      [0.5, 10],
      [0.5, 14],
      [5, 16],
      [9.5, 14],
      [9.5, 10],
      [5, 7.5],
    ],
  ],
  [
    [
      [9.5, 6],
      [5, 9],
      [1, 7.5],
      [0.5, 3],
      [4, 0],
      [8, 1],
      [9.5, 6],
      [8, 12],
      [4, 16],
    ],
  ],
];

const width = 200;
const height = 72;
const ink = "#14202b";
const paper = "#f3f6f8";

/** A number from `least` to `most`, to hundredths. */
const between = (least: number, most: number): number =>
  randomInt(Math.round(least * 100), Math.round(most * 100) + 1) / 100;

/** A picture of figures, each leaning, bent and set by chance, with lines across them; a `data:` address of an SVG without scripts. */
export function captchaPicture(figures: string): string {
  const bend = wave();
  const step = (width - 24) / figures.length;
  const drawn = Array.from(figures, (figure, at) => {
    const place = figureAt(12 + step * at, step);
    return (strokes[Number(figure)] ?? []).map((stroke) => line(stroke.map(place), bend, between(3.4, 4.6))).join("");
  });
  const across = Array.from({ length: 4 }, () =>
    line(
      [
        [0, between(8, height - 8)],
        [width / 2, between(8, height - 8)],
        [width, between(8, height - 8)],
      ],
      wave(),
      between(1, 1.8),
    ),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${[...drawn, ...across].join("")}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** From a figure's own field to its place in the picture. */
function figureAt(left: number, room: number): (point: Point) => Point {
  const [turn, size] = [between(-0.3, 0.3), between(2.2, 2.7)];
  const [middle, base] = [left + room / 2 + between(-2, 2), height / 2 + between(-6, 6)];
  return ([x, y]) => {
    const [right, down] = [(x - 5 + between(-0.4, 0.4)) * size, (y - 8 + between(-0.4, 0.4)) * size];
    return [
      middle + right * Math.cos(turn) - down * Math.sin(turn),
      base + right * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
}

/** What bends the whole picture. */
function wave(): (point: Point) => Point {
  const [high, long, begin] = [between(1.5, 3.5), between(0.05, 0.1), between(0, 6.28)];
  return ([x, y]) => [x + high * Math.sin(y * long * 1.6 + begin), y + high * Math.cos(x * long + begin)];
}

/** One stroke, bent between its points too. */
function line(points: readonly Point[], bend: (point: Point) => Point, thickness: number): string {
  const parts = 4;
  const fine = points.flatMap((point, at): Point[] => {
    const next = points[at + 1];
    if (next === undefined) return [point];
    return Array.from({ length: parts }, (_, part) => [
      point[0] + ((next[0] - point[0]) * part) / parts,
      point[1] + ((next[1] - point[1]) * part) / parts,
    ]);
  });
  const path = fine
    .map((point) =>
      bend(point)
        .map((value) => value.toFixed(1))
        .join(" "),
    )
    .join("L");
  return `<path d="M${path}" stroke-width="${thickness}"/>`;
}
