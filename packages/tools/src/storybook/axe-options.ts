import type { AxeResults, RunOptions } from "axe-core";

/** The part of the document that axe checks, by selectors, and how. */
export type AxeArguments = [{ include: string[]; exclude: string[] }, RunOptions];

/**
 * Axe's arguments for a story: a test and a run over the built Storybook check the same as Storybook's own addon. Only for a whole
 * document axe has an index of its elements; below, it goes over all of them once a rule. What belongs to a document and to a page is
 * not asked of a story.
 */
export const axeArguments: AxeArguments = [
  { include: ["html"], exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"] },
  {
    rules: switchedOff(
      "region",
      "bypass",
      "document-title",
      "html-has-lang",
      "html-lang-valid",
      "landmark-one-main",
      "page-has-heading-one",
    ),
    resultTypes: ["violations"],
  },
];

/** Axe's options that switch rules off. */
function switchedOff(...rules: readonly string[]): NonNullable<RunOptions["rules"]> {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
}

/** A line for each element with a violation. */
export const linesOf = ({ violations }: Pick<AxeResults, "violations">): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
