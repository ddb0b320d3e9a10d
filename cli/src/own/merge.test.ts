import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { mergeText } from "./merge.ts";

const labels = { own: "yours", base: "release 1", present: "release 2" };

/** Edits of a text: at a place so many lines are removed, and lines that nobody else has are put there. */
const edits = fc.array(fc.record({ at: fc.nat(30), removed: fc.nat(3), added: fc.nat(3) }), { maxLength: 6 });

function edited(
  base: readonly string[],
  changes: readonly { readonly at: number; readonly removed: number; readonly added: number }[],
  author: string,
): { readonly lines: readonly string[]; readonly added: readonly string[] } {
  const lines = [...base];
  const added: string[] = [];
  for (const [index, { added: count, at, removed }] of changes.entries()) {
    const fresh = Array.from({ length: count }, (_, each) => `${author} ${index}.${each}`);
    lines.splice(at, removed, ...fresh);
    added.push(...fresh);
  }
  return { lines, added: added.filter((line) => lines.includes(line)) };
}

const texts = fc.tuple(fc.array(fc.constantFrom("a", "b", "", "}", "  c"), { maxLength: 30 }), edits, edits);

test("a line that one side alone added is in the merge, whatever both changed", () => {
  fc.assert(
    fc.property(texts, ([base, ofAuthor, ofProduct]) => {
      const own = edited(base, ofAuthor, "author");
      const present = edited(base, ofProduct, "product");
      const { text } = mergeText(own.lines.join("\n"), base.join("\n"), present.lines.join("\n"), labels);
      const lines = text.split("\n");
      expect([...own.added, ...present.added].filter((line) => !lines.includes(line))).toEqual([]);
    }),
    { seed: inject("seed"), numRuns: 1_000 },
  );
});

test("where one side changed nothing, the merge is the other side, and both orders find the same conflicts", () => {
  fc.assert(
    fc.property(texts, ([base, ofAuthor, ofProduct]) => {
      const [text, own, present] = [
        base.join("\n"),
        edited(base, ofAuthor, "author").lines.join("\n"),
        edited(base, ofProduct, "product").lines.join("\n"),
      ];
      expect(mergeText(own, text, text, labels)).toEqual({ text: own, conflicts: 0 });
      expect(mergeText(text, text, present, labels)).toEqual({ text: present, conflicts: 0 });
      expect(mergeText(own, text, own, labels)).toEqual({ text: own, conflicts: 0 });
      expect(mergeText(own, text, present, labels).conflicts).toBe(mergeText(present, text, own, labels).conflicts);
    }),
    { seed: inject("seed"), numRuns: 500 },
  );
});

test("a conflict has both sides and the base between markers", () => {
  const { conflicts, text } = mergeText("one\nmine\nthree", "one\ntwo\nthree", "one\ntheirs\nthree", labels);
  expect(conflicts).toBe(1);
  expect(text.split("\n")).toEqual([
    "one",
    "<<<<<<< yours",
    "mine",
    "||||||| release 1",
    "two",
    "=======",
    "theirs",
    ">>>>>>> release 2",
    "three",
  ]);
});
