import type { Actors } from "./actors.ts";
import type { App } from "./create-app.tsx";
import { userOf } from "../core/user.ts";
import { evaluateGuards } from "../routes/guards.ts";
import { routeAt } from "../routes/paths.ts";
import { unknownRoute } from "../routes/table.ts";

/** Notifies a brand's plugins of pages and sessions. */
export function notifyPlugins(
  { router, services }: Pick<App, "router" | "services">,
  { session, start }: Actors,
): void {
  const { boot, chunkRecovery, events, settings } = services;
  if (events === null) return;
  void chunkRecovery
    .load(() => import("../plugins/connect-plugins.ts"))
    .then(({ connectPlugins }) => connectPlugins(services));
  let shown = "";
  const view = (pathname: string): void => {
    const route = routeAt(boot.lang, pathname);
    const user = userOf(services.session.state.get());
    // The gate still waits for the session, or leaves the page.
    if (pathname === shown || evaluateGuards(route, { user, settings: settings.get() }).kind !== "show") return;
    shown = pathname;
    const { name, page } = route ?? unknownRoute;
    if (page !== null) events.send({ type: "pageViewed", detail: { page, route: name } });
  };
  start.subscribe({ complete: () => view(router.state.location.pathname) });
  router.subscribe("onResolved", ({ toLocation }) => view(toLocation.pathname));
  let userId: number | null = null;
  // The session is looked up again and again: only another player is news.
  session.on("signedIn", ({ user }) => {
    if (user.userId === userId) return;
    userId = user.userId;
    events.send({ type: "signedIn", detail: { userId } });
  });
  session.on("signedOut", ({ reason }) => {
    userId = null;
    events.send({ type: "signedOut", detail: { reason } });
  });
}
