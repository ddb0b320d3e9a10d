import type { AxeResults, RunOptions } from "axe-core";

/** The part of the document that axe checks, by selectors, and how. */
export type AxeArguments = [{ include: string[]; exclude: string[] }, RunOptions];

/** Axe's arguments for a story, those of Storybook's own addon: a test and a run over the built Storybook check the same. */
export const axeArguments: AxeArguments = [
  { include: ["body"], exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"] },
  { rules: { region: { enabled: false } }, resultTypes: ["violations"] },
];

/** A line for each element with a violation. */
export const linesOf = ({ violations }: Pick<AxeResults, "violations">): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
