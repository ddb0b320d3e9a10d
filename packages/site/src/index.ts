export { evaluateGuards, type Guard, type GuardSituation, type GuardUser, type Verdict } from "./routes/guards.ts";
export { knownRoutePatterns, realRoutes, routeTable, type RouteRow } from "./routes/table.ts";
// The key under which a browser stores that popups stay closed: whoever opens pages with a program sets it.
export { popupsStoppedKey } from "@livery/machines";
