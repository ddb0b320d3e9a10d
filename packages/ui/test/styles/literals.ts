import type { ComponentSheet } from "./component-styles.ts";

export interface Literal {
  readonly path: string;
  readonly found: string;
}

type Rule = Readonly<Record<string, unknown>>;
const isRule = (value: unknown): value is Rule => typeof value === "object" && value !== null && !Array.isArray(value);

/** Forced colours are the system's own, and paper is white. */
const apart = /forced-colors|print/u;
const color =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|(?<![\w-])(?:white|black|red|green|blue|gr[ae]y|silver|yellow|orange|purple)(?![\w-])/iu;
const length = /(?<![\w.-])-?(?:\d+\.?\d*|\.\d+)(?:px|rem)\b/giu;
const seconds = /(?<![\w.-])(?:\d+\.?\d*|\.\d+)m?s\b/giu;

/** So far a thing may be moved by hand to where the eye wants it; more is space, which is a token's. */
const opticalShift = 6;
const inPixels = (text: string) => Math.abs(Number.parseFloat(text)) * (text.endsWith("rem") ? 16 : 1);

const lengths = (value: string, least: number) => [...value.matchAll(length)].some(([text]) => inPixels(text) > least);

/** What is a literal where a token should be, by the property that it stands in. */
const rules: readonly { readonly property: RegExp; readonly isLiteral: (value: string) => boolean }[] = [
  // A mask's black is no colour: it is where one sees through.
  { property: /^(?!mask)/u, isLiteral: (value) => color.test(value) },
  {
    property: /^(?:padding|margin|gap|rowGap|columnGap)/u,
    isLiteral: (value) => !/calc\(.*var\(--lv/u.test(value) && lengths(value, opticalShift),
  },
  { property: /Radius$/u, isLiteral: (value) => !/\b(?:min|max|calc)\(/u.test(value) && lengths(value, 0) },
  // A token's size may have an end where its place has one.
  {
    property: /^fontSize$/u,
    isLiteral: (value) => !value.startsWith("min(var(--lv-font") && lengths(value, 0) && value !== "1rem",
  },
  { property: /^lineHeight$/u, isLiteral: (value) => /^\d*\.\d+$/u.test(value) },
  { property: /^fontWeight$/u, isLiteral: (value) => /\d/u.test(value) && !value.includes("var(") },
  { property: /^fontFamily$/u, isLiteral: (value) => !/var\(|inherit/u.test(value) },
  { property: /^zIndex$/u, isLiteral: (value) => !/^(?:-1|[0-2]|auto)$/u.test(value) && !value.includes("var(") },
  {
    property: /^(?:transition|animation)(?:$|Duration|Delay)/u,
    isLiteral: (value) => [...value.matchAll(seconds)].some(([text]) => Number.parseFloat(text) > 0),
  },
  {
    property: /^border(?!.*Radius|Collapse|Spacing)/u,
    isLiteral: (value) => /\bvar\(--lv-color|transparent/u.test(value) && /^\d*\.?\d+px solid/u.test(value),
  },
];

function literalsOf(rule: Rule): string[] {
  return Object.entries(rule).flatMap(([property, value]): string[] => {
    if (isRule(value)) return apart.test(property) ? [] : literalsOf(value);
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    const bare = text.replaceAll(/var\(--[\w-]+\)/gu, (name) => (name.includes("lv-") ? name : ""));
    return rules.some((each) => each.property.test(property) && each.isLiteral(bare)) ? [`${property}: ${text}`] : [];
  });
}

/** Every colour, size and duration of the sheets that is written as itself and not as a token. */
export function literals(sheets: readonly ComponentSheet[]): readonly Literal[] {
  return sheets.flatMap(({ path, rules: own }) =>
    own.flatMap((css) =>
      css.type === "local" || css.type === "global" || css.type === "keyframes"
        ? literalsOf(css.rule as Rule).map((found) => ({ path, found }))
        : [],
    ),
  );
}
