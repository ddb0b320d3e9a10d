import type { RouteComponent } from "@tanstack/react-router";
import { use, type ComponentType } from "react";
import { withChunkTimeout } from "../core/chunk-timeout.ts";
import { ModuleMissingError } from "../core/missing-module.ts";

/**
 * A page whose code is loaded when its route is opened. Code that cannot be loaded, or not in 120 s (§9), throws a ModuleMissingError in place of the
 * page; the next visit loads it again. (The router's own lazy components reload the whole document: offline that ends on the
 * browser's error page.)
 */
export function lazyPage(load: () => Promise<ComponentType>): RouteComponent {
  let Page: ComponentType | null = null;
  let loading: Promise<void> | null = null;
  const fetchPage = async (): Promise<void> => {
    try {
      Page = await withChunkTimeout(load());
    } catch (cause) {
      throw new ModuleMissingError("a page's code could not be loaded", { cause });
    } finally {
      loading = null;
    }
  };
  const preload = async (): Promise<void> => {
    if (Page === null) await (loading ??= fetchPage());
  };
  function LazyPage() {
    // The router has preloaded the page: this waits only if a route is rendered without a preload.
    if (Page === null) use((loading ??= fetchPage()));
    return Page && <Page />;
  }
  return Object.assign(LazyPage, { preload });
}
