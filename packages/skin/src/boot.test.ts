import fc from "fast-check";
import { expect, test } from "vitest";
import { bootElement, BootError, bootElementId, readBoot, serialiseBoot, type Boot } from "./boot.ts";

const boot = (text: string): Boot => ({ brand: { title: text } }) as Boot;
const documentWith = (textContent: string | null) => ({
  getElementById: (id: string) => (id === bootElementId ? { textContent } : null),
});

test("no message ends the block early or opens a comment", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom("</script>", "<!--<script>", "\u2028", "\u2029", "]]>")),
      (text) => {
        const written = serialiseBoot(boot(text));
        expect(written).not.toMatch(/[<\u2028\u2029]/);
        expect(readBoot(documentWith(written))).toEqual(boot(text));
      },
    ),
  );
});

test("the block is data, not a script", () => {
  expect(bootElement(boot("Harbour"))).toBe(
    '<script type="application/json" id="livery-boot">{"brand":{"title":"Harbour"}}</script>',
  );
});

test("a page without a boot block says how to get one", () => {
  expect(() => readBoot({ getElementById: () => null })).toThrow(BootError);
  expect(() => readBoot(documentWith("{"))).toThrow(/livery build/);
});
