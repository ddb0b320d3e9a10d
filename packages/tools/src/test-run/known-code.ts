import { nextTurn } from "./next-turn.ts";

/**
 * For an `import()` Chromium walks all files that the one depends on, also where they are there: a thousand of them and more, for
 * each page of each site that a test opens. Within a document, what was imported once is answered by what came of it.
 */
interface Runner {
  wrapDynamicImport: (load: unknown) => unknown;
  /** What was imported, by the text of its `import()`: absolute, as Vite writes it. */
  imported?: Map<string, Promise<unknown>>;
}

/** What Vitest makes of `import("…")`; any other import, of a name that is computed, is left as it is. */
const literal = /^(?:async )?\(\) => import\((["'])[^"']+\1\)$/u;

const runner = (globalThis as unknown as { readonly __vitest_browser_runner__: Runner }).__vitest_browser_runner__;

if (runner.imported === undefined) {
  const { wrapDynamicImport } = runner;
  const imported = (runner.imported = new Map<string, Promise<unknown>>());
  runner.wrapDynamicImport = (load) => {
    const text = String(load);
    const known = imported.get(text);
    // As from the browser, never within the turn that asks, and each who asks has a promise of their own: React writes into it.
    if (known !== undefined) return nextTurn().then(() => known);
    const loading = wrapDynamicImport(load);
    if (!literal.test(text) || !(loading instanceof Promise)) return loading;
    imported.set(text, loading);
    // One that failed is tried again.
    loading.catch(() => imported.delete(text));
    return loading;
  };
}
