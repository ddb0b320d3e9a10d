export { FeedError, type FeedErrorCode } from "../errors.ts";
export { readClientFrame, isTopic, type ClientRequest } from "../wire/client-frame.ts";
export type { ResetReason } from "../wire/body.ts";
export { closeCodes } from "../wire/close-codes.ts";
export {
  maxClientFrameBytes,
  maxFrameBytes,
  maxIncidents,
  maxOdds,
  maxSnapshotBytes,
  maxTopics,
} from "../wire/message-limits.ts";
export type { OutcomeId, SettledOutcome, Stamp, TopicInput } from "./input.ts";
export { type FrameOffsets, frameOffsetsOf } from "./frame-offsets.ts";
export { ServedTopic } from "./served-topic.ts";
export { TopicCopy } from "./topic-copy.ts";
export { TopicPublisher } from "./topic-publisher.ts";
