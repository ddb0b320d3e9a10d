export { LiveFeed, type LiveFeedOptions } from "./client/live-feed.ts";
export type { FeedRelay } from "./client/relay.ts";
export type { FeedEffect } from "./client/effects.ts";
export { asFeedError, FeedError, type FeedErrorCode } from "./errors.ts";
export type {
  FeedPosition,
  Incident,
  LegResult,
  LiveMarket,
  LiveMatch,
  LiveOutcome,
  LiveSport,
  MarketFields,
  MatchClock,
  MatchFields,
  Movement,
  OutcomeQuote,
  OutcomeRef,
  OutcomeState,
  TopicPhase,
} from "./model/match.ts";
export { football, incidentKinds } from "./model/match.ts";
export { snapshotSteps, type ReadSnapshot } from "./snapshot/snapshot.ts";
export type { OutcomeCallback } from "./store/outcome-watches.ts";
export type { Schedule, TopicStore } from "./store/topic-store.ts";
export { legacyTime, readClock, readMinute, type ClockReading } from "./rules/clock.ts";
export { countsAsLive, isListed, isOver, notStartedDrop, sourceSilentAfter } from "./rules/lifecycle.ts";
export { defaultHandicapLineTypes, isShown, type MarketChoice } from "./rules/handicap-lines.ts";
export { liveOrder } from "./rules/order.ts";
export { doubleRow, rowSize, singleRow, type RowSize } from "./rules/row-size.ts";
export { matchPhase, type MatchPhase } from "./rules/status.ts";
export { clientTime, receivedFrame, openedLink, type Link } from "./recovery/link.ts";
export {
  deadline,
  newTopic,
  shownPhase,
  times as recoveryTimes,
  type Position,
  type TopicEffect,
  type TopicEvent,
  type TopicRecovery,
} from "./recovery/recovery.model.ts";
export { step, type TopicStep } from "./recovery/step.ts";
export { closeCodes } from "./wire/close-codes.ts";
export { writeClientFrame, type ClientRequest } from "./wire/client-frame.ts";
