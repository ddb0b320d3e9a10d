import { shadeOf } from "@livery/ui/tokens";
import { brandShades, colour, type BrandColours } from "./brand-colours.ts";
import type { Motif } from "./feels.ts";
import { sceneOf, type DrawingColours } from "./scenes.ts";

export function drawingColours(colours: BrandColours): DrawingColours {
  const { accent, signal } = brandShades(colours);
  return {
    accent: colour({ ...accent, l: Math.max(0.66, Math.min(0.82, accent.l)) }),
    signal: colour({ ...signal, l: Math.max(0.72, Math.min(0.88, signal.l)) }),
    line: colour({ l: 0.62, c: Math.min(accent.c, 0.12), h: accent.h }),
  };
}

/** A brand's drawings, by the field of its assets. */
export interface Drawings {
  readonly pattern: string;
  readonly scene: string;
  readonly empty: string;
  /** A strip below the header, of the motifs that have one. */
  readonly edge?: string;
}

/** The drawings of a brand in its colours. `seed` (its name) moves their parts: two brands of a motif are not the same. */
export function drawBrand(motif: Motif, colours: BrandColours, seed: string): Drawings {
  const given = drawingColours(colours);
  const strip = edges[motif]?.(edgeColours(colours));
  return {
    pattern: patterns[motif](given),
    scene: sceneOf(motif, given, seed),
    empty: emptyOf(motif, given),
    ...(strip !== undefined && { edge: strip }),
  };
}

/** An edge lies between header and page: both colours as they are. */
function edgeColours({ accent, signal }: BrandColours): DrawingColours {
  const second = signal ?? colour({ ...brandShades({ accent }).signal });
  return { accent, signal: second, line: colour({ ...shadeOf(accent), l: 0.62 }) };
}

const svg = (width: number, height: number, attributes: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${attributes}>\n${content}\n</svg>\n`;

/** Tiles that repeat behind the heads of pages, faint on any ground. */
const patterns: Readonly<Record<Motif, (colours: DrawingColours) => string>> = {
  rings: ({ line, signal }) =>
    svg(
      96,
      96,
      ' fill="none"',
      `<g stroke="${line}" stroke-opacity=".2" stroke-width="1.5"><circle cx="48" cy="48" r="14"/><circle cx="48" cy="48" r="28"/><circle cx="48" cy="48" r="42"/></g>
<circle cx="48" cy="48" r="3" fill="${signal}" fill-opacity=".4"/>`,
    ),
  blades: ({ line, signal }) =>
    svg(
      64,
      48,
      ' fill="none"',
      `<path d="M-8 48L16 0M24 48L48 0M56 48L80 0" stroke="${line}" stroke-opacity=".22" stroke-width="2"/>
<path d="M10 48L34 0" stroke="${signal}" stroke-opacity=".28" stroke-width="2"/>`,
    ),
  bubbles: ({ line, signal }) =>
    svg(
      88,
      88,
      "",
      `<g fill="${line}" fill-opacity=".14"><circle cx="18" cy="22" r="12"/><circle cx="62" cy="14" r="6"/><circle cx="66" cy="60" r="16"/></g>
<circle cx="28" cy="66" r="7" fill="${signal}" fill-opacity=".26"/>`,
    ),
  chart: ({ line, signal }) =>
    svg(
      40,
      40,
      ' fill="none"',
      `<path d="M0 .5H40M.5 0V40" stroke="${line}" stroke-opacity=".2"/>
<path d="M20 17V23M17 20H23" stroke="${signal}" stroke-opacity=".35"/>`,
    ),
  tiles: ({ line, signal }) =>
    svg(
      80,
      80,
      "",
      `<g fill="${line}" fill-opacity=".16"><path d="M0 0H40A40 40 0 0 1 0 40Z"/><path d="M80 80H40A40 40 0 0 1 80 40Z"/></g>
<circle cx="60" cy="20" r="10" fill="${signal}" fill-opacity=".28"/>`,
    ),
};

const edges: Partial<Readonly<Record<Motif, (colours: DrawingColours) => string>>> = {
  blades: ({ accent, signal }) =>
    svg(36, 6, "", `<rect width="36" height="6" fill="${accent}"/>\n<path d="M6 6L12 0H24L18 6Z" fill="${signal}"/>`),
  bubbles: ({ accent, signal }) =>
    svg(
      40,
      12,
      "",
      `<g fill="${accent}"><rect width="40" height="3"/><circle cx="10" cy="2" r="8"/></g>\n<circle cx="30" cy="2" r="8" fill="${signal}"/>`,
    ),
  tiles: ({ accent, signal }) =>
    svg(
      64,
      8,
      "",
      `<rect width="32" height="8" fill="${signal}"/>\n<rect x="32" width="32" height="8" fill="${accent}"/>`,
    ),
};

/** A torn-off slip, whose corners are those of the motif. */
function emptyOf(motif: Motif, { accent, line, signal }: DrawingColours): string {
  const radius = { rings: 10, blades: 0, bubbles: 20, chart: 3, tiles: 6 }[motif];
  const stroke = motif === "tiles" ? 4 : motif === "chart" ? 2 : 2.5;
  return svg(
    180,
    150,
    ' fill="none" stroke-linecap="round" stroke-linejoin="round"',
    `<circle cx="118" cy="56" r="44" fill="${signal}" fill-opacity=".22"/>
<rect x="44" y="36" width="92" height="78" rx="${radius}" fill="${accent}" fill-opacity=".14" stroke="${line}" stroke-width="${stroke}"/>
<path d="M62 60H104M62 76H118M62 92H86" stroke="${line}" stroke-opacity=".75" stroke-width="${stroke}"/>
<circle cx="136" cy="114" r="15" fill="${signal}"/>
<path d="M129 114L134 119L143 109" stroke="#14171a" stroke-width="3"/>`,
  );
}
