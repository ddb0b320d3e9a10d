import { frameLines, tails, vars } from "@livery/ui/contract";
import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "../../../styles/rule.ts";

const { color, font, radius, shadow, space } = vars;

const two = "(min-width: 40rem) and (max-width: 59.99rem)";
const three = "(min-width: 60rem)";

/** One, two or three in a row. The last rows share their cards so that each row is full: four are two and two, five three and two. */
export const cards = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.lg,
    "@container": {
      [two]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [three]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  }),
);
const child = (selector: string) => `${cards} > ${selector}`;
globalStyle(child("*"), rule({ "@container": { [three]: { gridColumn: "span 2" } } }));
globalStyle(child(":nth-child(odd):last-child"), rule({ "@container": { [two]: { gridColumn: "1 / -1" } } }));
// Of 3n + 1 cards the last four are in pairs, of 3n + 2 the last two.
const paired = [
  ["3n + 4", 1],
  ["3n", 2],
  ["3n + 2", 3],
  ["3n + 1", 4],
  ["3n + 2", 1],
  ["3n + 1", 2],
].map(([place, fromEnd]) => child(`:nth-child(${place}):nth-last-child(${fromEnd})`));
globalStyle(paired.join(), rule({ "@container": { [three]: { gridColumn: "span 3" } } }));
globalStyle(child(":only-child"), rule({ "@container": { [three]: { gridColumn: "1 / -1" } } }));
export const card = style(
  rule({
    display: "grid",
    gridTemplateRows: "auto 1fr",
    minInlineSize: 0,
    overflow: "hidden",
    borderRadius: radius.lg,
    borderEndStartRadius: tails.lg,
    ...frameLines,
    backgroundColor: color.raised,
    boxShadow: shadow.sm,
  }),
);
export const body = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto auto auto 1fr",
    alignItems: "start",
    gap: space.sm,
    padding: space.lg,
  }),
);
export const title = style(
  rule({ minInlineSize: 0, overflowWrap: "anywhere", fontSize: font.size.lg, lineHeight: font.line.snug }),
);
export const read = style(rule({ justifySelf: "start", marginInlineStart: `calc(-1 * ${space.sm})` }));
/** At the card's bottom, so that the buttons of a row are aligned. */
export const request = style(rule({ alignSelf: "end", paddingBlockStart: space.sm }));
export const reading = style(rule({ display: "grid", gap: space.lg }));
export const foot = style(rule({ flexGrow: 1, justifyItems: "stretch" }));
