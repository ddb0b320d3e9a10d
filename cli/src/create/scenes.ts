import type { Motif } from "./feels.ts";

/** The colours of drawings: on dark grounds (stage) and on the page of either mode. */
export interface DrawingColours {
  readonly accent: string;
  readonly signal: string;
  /** Between light and dark: seen on both. */
  readonly line: string;
}

/**
 * The drawing behind the head of Home, by motif: 1200 × 360, for dark grounds. Its right end is always visible, and text stands
 * before its left half.
 */
export function sceneOf(motif: Motif, colours: DrawingColours, seed: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="360" viewBox="0 0 1200 360" preserveAspectRatio="xMaxYMax slice" fill="none">
${scenes[motif](colours, randomFrom(seed))}
</svg>
`;
}

/** Numbers from 0 to 1 that a text gives, always the same (Park and Miller's generator). */
function randomFrom(text: string): () => number {
  let state =
    Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7) || 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Scene = (colours: DrawingColours, random: () => number) => string;

const round = (value: number): number => Math.round(value * 10) / 10;
const times = <T>(count: number, of: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => of(at));

/** A low sun over water: rings above, waves below. */
const rings: Scene = ({ accent, signal }, random) => {
  const x = round(900 + random() * 120);
  const y = round(150 + random() * 50);
  const halo = times(
    5,
    (at) => `<circle cx="${x}" cy="${y}" r="${70 + at * 44}" stroke-opacity="${round(0.6 - at * 0.1)}"/>`,
  );
  const waves = times(4, (at) => {
    const level = 262 + at * 28;
    const shift = Math.round(random() * 120);
    return `<path d="M${-shift} ${level}q60 -18 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0V360H${-shift}Z" fill-opacity="${round(0.14 + at * 0.07)}"/>`;
  });
  return `<g stroke="${accent}" stroke-width="2">${halo.join("")}</g>
<circle cx="${x}" cy="${y}" r="54" fill="${signal}"/>
<g fill="${accent}">${waves.join("")}</g>`;
};

/** Blades that lean to the right, one of them bright. */
const blades: Scene = ({ accent, signal }, random) => {
  const bright = 5 + Math.floor(random() * 3);
  const bars = times(11, (at) => {
    const x = 470 + at * 72;
    const width = round(18 + random() * 44);
    const top = Math.round(random() * 120);
    const isBright = at === bright;
    return `<path d="M${x} 360L${x + 150 - top * 0.4} ${top}H${round(x + 150 - top * 0.4 + width)}L${round(x + width)} 360Z" fill="${isBright ? signal : accent}" fill-opacity="${isBright ? 1 : round(0.16 + (at / 11) * 0.5)}"/>`;
  });
  return `${bars.join("\n")}
<path d="M440 330H1200M520 300H1200" stroke="${accent}" stroke-opacity=".35"/>`;
};

/** Bubbles that rise, larger towards the end. */
const bubbles: Scene = ({ accent, signal }, random) =>
  times(16, (at) => {
    const x = Math.round(520 + at * 42 + random() * 30);
    const y = Math.round(40 + random() * 300);
    const radius = Math.round(14 + (at / 16) * 66 * (0.5 + random()));
    const isBright = at % 5 === 3;
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${isBright ? signal : accent}" fill-opacity="${isBright ? 0.95 : round(0.18 + random() * 0.4)}"/>`;
  }).join("\n");

/** A chart on its grid: columns, and a line that goes on to its last point. */
const chart: Scene = ({ accent, signal }, random) => {
  const columns = times(15, (at) => ({ x: 480 + at * 48, high: Math.round(50 + (at / 15) * 130 + random() * 90) }));
  const bars = columns.map(({ high, x }) => `<rect x="${x}" y="${360 - high}" width="26" height="${high}"/>`);
  const points = columns.map(({ high, x }) => `${x + 13} ${Math.max(24, 330 - high - 20)}`);
  const [lastX, lastY] = (points.at(-1) ?? "0 0").split(" ");
  return `<path d="M440 60H1200M440 120H1200M440 180H1200M440 240H1200M440 300H1200" stroke="${accent}" stroke-opacity=".22"/>
<g fill="${accent}" fill-opacity=".34">${bars.join("")}</g>
<path d="M${points.join("L")}" stroke="${signal}" stroke-width="3" stroke-linejoin="round"/>
<circle cx="${lastX}" cy="${lastY}" r="8" fill="${signal}"/>`;
};

/** Tiles of quarters, halves and dots. */
const tiles: Scene = ({ accent, signal }, random) => {
  const shapes = [
    (x: number, y: number) => `M${x} ${y}H${x + 90}A90 90 0 0 1 ${x} ${y + 90}Z`,
    (x: number, y: number) => `M${x + 90} ${y + 90}H${x}A90 90 0 0 1 ${x + 90} ${y}Z`,
    (x: number, y: number) => `M${x} ${y}A45 45 0 0 0 ${x + 90} ${y}Z`,
    (x: number, y: number) => `M${x + 15} ${y + 45}a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z`,
    (x: number, y: number) => `M${x} ${y}H${x + 90}L${x} ${y + 90}Z`,
  ];
  return times(28, (at) => {
    const [column, row] = [Math.floor(at / 4), at % 4];
    const shape = shapes[Math.floor(random() * shapes.length)];
    if (shape === undefined || random() > 0.45 + column * 0.09) return "";
    const isBright = random() > 0.68;
    return `<path d="${shape(570 + column * 90, row * 90)}" fill="${isBright ? signal : accent}" fill-opacity="${isBright ? 1 : round(0.35 + random() * 0.5)}"/>`;
  })
    .filter(Boolean)
    .join("\n");
};

const scenes: Readonly<Record<Motif, Scene>> = { rings, blades, bubbles, chart, tiles };
