import { lazy, type ComponentType } from "react";

let loaded: ComponentType | null = null;

/** Loads the Sports page that Home shows in its place. */
export async function loadSportsHome(): Promise<{ readonly default: ComponentType }> {
  const { SportsRoute } = await import("../sports/sports.route.tsx");
  loaded = SportsRoute;
  return { default: SportsRoute };
}

const laterSports = lazy(loadSportsHome);

/** Returns the Sports page, synchronously if it is loaded, as prerendering and hydration need it. */
export function sportsHomePage(): ComponentType {
  return loaded ?? laterSports;
}
