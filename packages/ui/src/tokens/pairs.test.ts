import { expect, test } from "vitest";
import { aliases } from "./aliases.ts";
import { declaredPairs } from "./pairs.ts";
import { sectionNames } from "./tree.ts";

const plain = (token: string) => aliases[token] ?? token;

/** What a token is inside a section: the accent is the section's own, and with it all that follows it. */
const inSection = (name: string, token: string) => plain(token).replace(/^color\.accent\./u, `section.${name}.`);

const isAccents = (token: string) => plain(token).startsWith("color.accent.");

/** One section's ink on another one's ground, or on a ground of its accent alone: nowhere drawn. */
const isMixed = (pair: string) => new Set(pair.match(/section\.\w+/gu)).size > 1;
test("Every pair with the accent is also declared with each section's accent", () => {
  const declared = new Map(
    declaredPairs.flatMap(({ ink, ground, ratio }) => [
      [`${plain(ink)} / ${plain(ground)}`, ratio],
      [`${plain(ground)} / ${plain(ink)}`, ratio],
    ]),
  );
  const lacking = declaredPairs
    .filter(({ ink, ground }) => isAccents(ink) || isAccents(ground))
    .flatMap(({ ink, ground, ratio }) =>
      sectionNames
        .map((name) => ({ pair: `${inSection(name, ink)} / ${inSection(name, ground)}`, ratio }))
        .filter(({ pair }) => !isMixed(pair) && (declared.get(pair) ?? 0) < ratio),
    );
  expect(new Set(lacking.map(({ pair }) => pair))).toEqual(new Set());
});
