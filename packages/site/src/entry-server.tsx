import type { Boot, VariantFiles, VariantOverrides, VariantLoader } from "@livery/skin";
import { createMemoryHistory } from "@tanstack/react-router";
import { loadVariant } from "livery-variants";
import { renderToString } from "react-dom/server";
import { createApp } from "./app/create-app.tsx";
import { stillConnection } from "./app/create-services.ts";
import { noStorage } from "./core/safe-storage.ts";
import { knownRoutePatterns } from "./routes/table.ts";

export interface Rendered {
  /** The markup of the root element. */
  readonly html: string;
}

interface RenderInput {
  readonly boot: Boot;
  readonly url: string;
  /** The brand's own files: overrides of variants, and plugins. */
  readonly own: VariantOverrides;
}

/** Routes below `/{lang}/` that are answered with the shell and status 200. */
export const routes = knownRoutePatterns;

/**
 * Renders the first view of a route (D58): shell and page from the boot object alone, fixtures without prices, with the session
 * unknown. `url` carries the language and has no slash at its end: `/en`.
 */
export async function render({ boot, url, own }: RenderInput): Promise<Rendered> {
  const app = createApp({
    boot,
    environment: {
      loadVariant: withOwn(own),
      storage: noStorage,
      connection: stillConnection(),
      domain: "",
      oddsFormat: null,
      now: () => 0,
      openDocument: () => undefined,
      reload: () => undefined,
    },
    history: createMemoryHistory({ initialEntries: [url] }),
    prerendered: true,
    browser: false,
  });
  await app.prepare();
  try {
    return { html: renderToString(app.element) };
  } finally {
    // Each query that the pages would have requested holds a timer, which would keep the build's process alive.
    app.services.queries.clear();
  }
}

function withOwn(own: VariantOverrides): VariantLoader {
  return async (boot, kind, name) => {
    const chosen: Readonly<Record<string, VariantFiles | undefined>> = boot[kind] ?? {};
    return own.get(`${kind}/${name}/${chosen[name]?.variant}`) ?? loadVariant(boot, kind, name);
  };
}
