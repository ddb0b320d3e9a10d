import { nextTask } from "./next-task.ts";

// Chromium walks the whole module graph for each `import()`, also of a loaded module: over a thousand files for each page that a test
// opens. This caches the results of `import()` for the life of the document.

interface Runner {
  wrapDynamicImport: (load: unknown) => unknown;
  /** Results by the text of the `import()`, in which Vite writes absolute paths. */
  imported?: Map<string, Promise<unknown>>;
}

/** What Vitest makes of `import("…")`. An import of a computed name is not cached. */
const literal = /^(?:async )?\(\) => import\((["'])[^"']+\1\)$/u;

const runner = (globalThis as unknown as { readonly __vitest_browser_runner__: Runner }).__vitest_browser_runner__;

if (runner.imported === undefined) {
  const { wrapDynamicImport } = runner;
  const imported = (runner.imported = new Map<string, Promise<unknown>>());
  runner.wrapDynamicImport = (load) => {
    const text = String(load);
    const known = imported.get(text);
    // In a later task, as without a cache: hydration starts before lazy code arrives. A new promise each time: React stores its state in it.
    if (known !== undefined) return nextTask().then(() => known);
    const loading = wrapDynamicImport(load);
    if (!literal.test(text) || !(loading instanceof Promise)) return loading;
    imported.set(text, loading);
    // A failed import is not cached.
    loading.catch(() => imported.delete(text));
    return loading;
  };
}
