/** What axe is asked about a story, as the addon asks it: its arguments, in a test as in a walk of the published Storybook. */
export const asked = [
  { include: ["body"], exclude: [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"] },
  { rules: { region: { enabled: false } }, resultTypes: ["violations"] },
];

/** A line each of what it answered. */
export const linesOf = ({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
