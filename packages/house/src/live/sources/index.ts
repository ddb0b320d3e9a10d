/** The interface of an adapter for a supplier of live matches, and the suite that checks it. */
export type { LiveFeedSource } from "../live-options.ts";
export type { Run } from "../publisher/runs.ts";
export type { Cards, LiveEvent, ScorePair, Side, TimedEvent } from "./event.ts";
export type { SourceProblem, SourceProblemCode } from "./ingest/problem.ts";
export type {
  LiveSource,
  MarketName,
  PriceModel,
  ItemHeader,
  SourceEvent,
  SourceItem,
  SourceMarket,
  SourceMatch,
  SourceUpdate,
  SourceOutcome,
  SourceSettlement,
} from "./source.ts";
export { NotConforming } from "./suite/not-conforming.ts";
export { type SourceCheck, type SourceExpectations, sourceSuite } from "./suite/source-suite.ts";
