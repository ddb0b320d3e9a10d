import type { AxeResults, ElementContext, RunOptions } from "axe-core";
export const asked: [ElementContext, RunOptions];
export const linesOf: (results: Pick<AxeResults, "violations">) => string[];
