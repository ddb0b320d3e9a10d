import { expect, test } from "vitest";
import { figureStrokes } from "./figures.ts";
import { captchaPicture } from "./picture.ts";

const svgOf = (figures: string): string =>
  Buffer.from(captchaPicture(figures).split(",")[1] ?? "", "base64").toString();
/** The pieces of a picture's path, each its points. */
const piecesOf = (figures: string): readonly (readonly string[])[] =>
  (/<path d="M([^"]+)"/.exec(svgOf(figures))?.[1] ?? "").split("M").map((piece) => piece.split("L"));
const leftOf = (piece: readonly string[]): number => Number(piece[0]?.split(" ")[0]);

test("every digit is drawn with the same number of pieces and points, in one path", () => {
  const shapes = Array.from("0123456789", (figure) => {
    expect(svgOf(figure.repeat(5)).match(/<path/g)).toHaveLength(1);
    return piecesOf(figure.repeat(5)).map((piece) => piece.length);
  });
  expect(shapes[0]?.length).toBeGreaterThan(60);
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

test("the pieces are in another order and at other positions each time", () => {
  const [one, other] = [piecesOf("12345"), piecesOf("12345")];
  expect(one).not.toEqual(other);
  const lefts = one.map(leftOf);
  // Of 70 pieces in any order, next to none stands where it would from left to right.
  const inOrder = lefts.filter((left, at) => left === lefts.toSorted((a, b) => a - b)[at]).length;
  expect(inOrder).toBeLessThan(20);
});

test("all pieces are inside the picture, and there are strokes for all ten digits", () => {
  expect(figureStrokes).toHaveLength(10);
  for (let turn = 0; turn < 50; turn++)
    for (const [x = -1, y = -1] of piecesOf("80808").flatMap((piece) =>
      piece.map((point) => point.split(" ").map(Number)),
    )) {
      expect([x > -12 && x < 212, y > -12 && y < 84]).toEqual([true, true]);
    }
});
