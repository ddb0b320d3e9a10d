import { globalStyle, style } from "@vanilla-extract/css";
import { rule } from "./rule.ts";

/**
 * Returns the class of cards that stand one, two or three in a row, by the width of the container around them: two from `two` rem
 * on, three from `three` rem on. The last rows share their cards so that each row is full: four are two and two, five three and two.
 */
export function makeFullRows(two: number, three: number): string {
  const inTwo = `(min-width: ${two}rem) and (max-width: ${three - 0.01}rem)`;
  const inThree = `(min-width: ${three}rem)`;
  const rows = style(
    rule({
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      "@container": {
        [inTwo]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        [inThree]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
      },
    }),
  );
  const child = (selector: string) => `${rows} > ${selector}`;
  globalStyle(child("*"), rule({ "@container": { [inThree]: { gridColumn: "span 2" } } }));
  globalStyle(child(":nth-child(odd):last-child"), rule({ "@container": { [inTwo]: { gridColumn: "1 / -1" } } }));
  // Of 3n + 1 cards the last four are in pairs, of 3n + 2 the last two.
  const paired = [
    ["3n + 4", 1],
    ["3n", 2],
    ["3n + 2", 3],
    ["3n + 1", 4],
    ["3n + 2", 1],
    ["3n + 1", 2],
  ].map(([place, fromEnd]) => child(`:nth-child(${place}):nth-last-child(${fromEnd})`));
  globalStyle(paired.join(), rule({ "@container": { [inThree]: { gridColumn: "span 3" } } }));
  globalStyle(child(":only-child"), rule({ "@container": { [inThree]: { gridColumn: "1 / -1" } } }));
  return rows;
}
