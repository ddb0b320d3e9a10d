/** A letter of the wordmark: one stroke, its baseline at 0, and its advance. */
interface Glyph {
  readonly path: string;
  readonly width: number;
}

const bowl = "M0-23a23 23 0 1 1 46 0a23 23 0 1 1-46 0";

/** Single-stroke lower-case letters, drawn here so that a new brand has a wordmark without a font file. */
const glyphs: Readonly<Record<string, Glyph>> = {
  a: { path: `${bowl}M46-46V0`, width: 46 },
  b: { path: `M0-72V0${bowl}`, width: 46 },
  c: { path: "M40-38A23 23 0 1 0 40-8", width: 40 },
  d: { path: `${bowl}M46-72V0`, width: 46 },
  e: { path: "M0-23H46A23 23 0 1 0 39-6.5", width: 46 },
  f: { path: "M12 0V-56a16 16 0 0 1 16-16h2M0-46H27", width: 30 },
  g: { path: `${bowl}M46-46V4a22 22 0 0 1-22 22q-12 0-19-7`, width: 46 },
  h: { path: "M0-72V0M0-23a23 23 0 0 1 46 0V0", width: 46 },
  i: { path: "M0-46V0M0-67h.01", width: 0 },
  j: { path: "M8-46V10q0 16-14 16M8-67h.01", width: 8 },
  k: { path: "M0-72V0M35-46L0-17M12-27L37 0", width: 37 },
  l: { path: "M0-72V0", width: 0 },
  m: { path: "M0-46V0M0-26a20 20 0 0 1 40 0V0M40-26a20 20 0 0 1 40 0V0", width: 80 },
  n: { path: "M0-46V0M0-23a23 23 0 0 1 46 0V0", width: 46 },
  o: { path: bowl, width: 46 },
  p: { path: `M0-46V26${bowl}`, width: 46 },
  q: { path: `${bowl}M46-46V26`, width: 46 },
  r: { path: "M0-46V0M0-23a23 23 0 0 1 23-23q5 0 8 1.5", width: 31 },
  s: { path: "M36-37q-4-9-17-9q-17 0-17 12q0 10 17 11.5q18 1.5 18 12q0 12.500-18 12.500q-15 0-19-9.500", width: 38 },
  t: { path: "M12-66V-15a15 15 0 0 0 15 15h3M0-46H28", width: 30 },
  u: { path: "M0-46V-23a23 23 0 0 0 46 0V-46M46-46V0", width: 46 },
  v: { path: "M0-46L20 0L40-46", width: 40 },
  w: { path: "M0-46L16 0L32-46L48 0L64-46", width: 64 },
  x: { path: "M0-46L37 0M37-46L0 0", width: 37 },
  y: { path: "M0-46L20 0M40-46L9 26", width: 40 },
  z: { path: "M0-46H36L0 0H38", width: 38 },
  "0": { path: "M0-36a23 36 0 1 1 46 0a23 36 0 1 1-46 0", width: 46 },
  "1": { path: "M0-60L16-72V0", width: 16 },
  "2": { path: "M1-52a20.500 20.500 0 1 1 35 14L0 0H42", width: 42 },
  "3": { path: "M2-62q6-10 18-10a17 17 0 0 1 0 34a19 19 0 1 1-19 24", width: 40 },
  "4": { path: "M32 0V-72L0-20H44", width: 44 },
  "5": { path: "M38-72H8L4-40q8-6 17-6a23 23 0 1 1-20 36", width: 44 },
  "6": { path: "M36-72Q8-54 1-27M0-22a22 22 0 1 1 44 0a22 22 0 1 1-44 0", width: 44 },
  "7": { path: "M0-72H40L12 0", width: 40 },
  "8": { path: "M4-54a17 18 0 1 1 34 0a17 18 0 1 1-34 0M0-18a21 18 0 1 1 42 0a21 18 0 1 1-42 0", width: 42 },
  "9": { path: "M8 0Q36-18 43-45M0-50a22 22 0 1 1 44 0a22 22 0 1 1-44 0", width: 44 },
  "-": { path: "M4-23H26", width: 30 },
  " ": { path: "", width: 14 },
};

const spacing = 17;

export interface Wordmark {
  /** One path element's `d`. */
  readonly path: string;
  readonly width: number;
}

/** Draws a text in the wordmark's letters from a starting point; null if a letter is not drawn here. */
export function letter(text: string, x: number, baseline: number, scale: number): Wordmark | null {
  let at = 0;
  const parts: string[] = [];
  for (const character of text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "")) {
    const glyph = glyphs[character];
    if (glyph === undefined) return null;
    parts.push(placed(glyph.path, x + at * scale, baseline, scale));
    at += glyph.width + spacing;
  }
  return { path: parts.join(""), width: Math.round(Math.max(0, at - spacing) * scale) };
}

/** The axes of a command's lengths. Arc flags and angles stay unchanged. */
const axes: Readonly<Record<string, string>> = { M: "xy", L: "xy", H: "x", V: "y", A: "rr---xy", Q: "xyxy" };

function placed(path: string, x: number, y: number, scale: number): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
    const absolute = command === command.toUpperCase();
    const kinds = axes[command.toUpperCase()] ?? "";
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const moved = values.map((value, index) => {
      const kind = kinds[index % kinds.length];
      if (kind === "-") return value;
      const offset = !absolute || kind === "r" ? 0 : kind === "x" ? x : y;
      return Math.round((value * scale + offset) * 100) / 100;
    });
    return command + moved.join(" ");
  });
}
