import type { RouteComponent } from "@tanstack/react-router";
import { use, type ComponentType } from "react";
import { ModuleMissingError } from "./missing-module.ts";

/**
 * A page whose code comes when its route is opened. Code that does not come is a ModuleMissingError for the page's place,
 * and is asked for again by the next visit. (The router's own lazy components load the whole document again: offline that
 * ends on the browser's error page.)
 */
export function lazyPage(load: () => Promise<ComponentType>): RouteComponent {
  let Page: ComponentType | null = null;
  let loading: Promise<void> | null = null;
  const fetchPage = async (): Promise<void> => {
    try {
      Page = await load();
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
    // The router has preloaded it: waiting here is for whoever renders a route without that.
    if (Page === null) use((loading ??= fetchPage()));
    return Page && <Page />;
  }
  return Object.assign(LazyPage, { preload });
}
