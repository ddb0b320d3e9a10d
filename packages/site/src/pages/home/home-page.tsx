import type { RouteComponent } from "@tanstack/react-router";
import { ModuleMissingError } from "../../core/missing-module.ts";
import type { Services } from "../../core/services.ts";
import { deferredPart } from "../../parts/deferred-part.tsx";

/** Home with its variant, or the Sports page if the settings put it in place of Home. */
export const homePage = deferredPart(async ({ variants, settings }) => {
  const [{ HomeRoute }] = await Promise.all([
    import("./home.route.tsx"),
    ...(settings.get().sportsHome
      ? [variants.load("pages", "sports"), import("./sports-home.ts").then(({ loadSportsHome }) => loadSportsHome())]
      : [variants.load("pages", "home")]),
  ]);
  return HomeRoute;
});

/**
 * Home in the router. A document that shows Home hydrates it when its code is loaded, however often the router loads the route
 * until then. A navigation to Home waits for the code.
 */
export function homeRoute(services: Services, stands: () => boolean): RouteComponent {
  return Object.assign(() => homePage.element, {
    preload: async () => {
      if (!stands() && !(await homePage.load(services))) throw new ModuleMissingError("the code of Home did not come");
    },
  });
}
