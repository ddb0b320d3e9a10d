import { lazy, type ComponentType } from "react";

let loaded: ComponentType | null = null;

/** Fetches the Sports page for Home to show in its place. */
export async function loadSportsHome(): Promise<{ readonly default: ComponentType }> {
  const { SportsRoute } = await import("../sports/route.tsx");
  loaded = SportsRoute;
  return { default: SportsRoute };
}

const laterSports = lazy(loadSportsHome);

/** The Sports page: at once where it has been fetched, as a prerender and its hydration need it. */
export function sportsHomePage(): ComponentType {
  return loaded ?? laterSports;
}
