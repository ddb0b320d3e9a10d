import { expect, test } from "vitest";
import { withPageLinks } from "./page-links.ts";

test("links between documents lead to their pages in Storybook, and a link to a file without one is its text", () => {
  const pages = { "021-tasks.md": "./?path=/docs/decisions-021--docs" };
  const text =
    "See [tasks](../decisions/021-tasks.md#costs), [D1](../spec/coupons.md#d1), [below](#words) and [x](https://x.example).";
  expect(withPageLinks(text, pages)).toBe(
    "See [tasks](./?path=/docs/decisions-021--docs), D1, [below](#words) and [x](https://x.example).",
  );
});
