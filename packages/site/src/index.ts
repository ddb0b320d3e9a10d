export { evaluateGuards, type Guard, type GuardSituation, type GuardUser, type Verdict } from "./routes/guards.ts";
export { knownRoutePatterns, realRoutes, routeTable, type PageId, type RouteRow } from "./routes/table.ts";
