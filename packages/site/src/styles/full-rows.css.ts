import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "./rule.ts";

const two = "(min-width: 40rem) and (max-width: 59.99rem)";
const three = "(min-width: 60rem)";

/**
 * Cards, one, two or three in a row, by the width of the container around them. The last rows share their cards so that each row
 * is full: four are two and two, five three and two.
 */
export const fullRows = style(
  rule({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "@container": {
      [two]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [three]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  }),
);
const child = (selector: string) => `${fullRows} > ${selector}`;
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
