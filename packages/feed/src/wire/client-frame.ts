import { FeedError, asFeedError } from "../errors.ts";
import { livery } from "../gen/live.js";
import type { FeedPosition } from "../model/match.ts";
import { maxClientFrameBytes, maxTopicBytes, maxTopics } from "./message-limits.ts";
import { countFields } from "./varint.ts";

const { ClientFrame } = livery.live.v1;

/** A client's request to a server. */
export type ClientRequest =
  | { readonly type: "hello"; readonly resume: readonly FeedPosition[] }
  | { readonly type: "subscribe"; readonly topics: readonly string[] }
  | { readonly type: "unsubscribe"; readonly topics: readonly string[] };

const topicForm = /^(?:sports|list|match:[1-9]\d{0,9})$/;

/** Whether a name can be a topic: "sports", "list", or "match:" and an id of 32 bits. */
export function isTopic(name: string): boolean {
  return name.length <= maxTopicBytes && topicForm.test(name) && Number(name.slice(6) || 0) < 2 ** 32;
}

/** A request as one WebSocket message. Throws RangeError for more topics than one message may name. */
export function writeClientFrame(request: ClientRequest): Uint8Array {
  const names = request.type === "hello" ? request.resume.map(({ topic }) => topic) : request.topics;
  if (names.length > maxTopics || !names.every(isTopic))
    throw new RangeError(`no ${maxTopics} topics or fewer: ${names.join()}`);
  if (request.type !== "hello") return ClientFrame.encode({ [request.type]: { topics: [...request.topics] } }).finish();
  const resume = request.resume.map(({ topic, epoch, offset }) => ({ topic, epoch, ...(offset && { offset }) }));
  return ClientFrame.encode({ hello: { resume } }).finish();
}

function known(names: readonly string[]): readonly string[] {
  if (names.length > maxTopics)
    throw new FeedError("too_many", `${names.length} topics in one message; ${maxTopics} is the most.`);
  const other = names.find((name) => !isTopic(name));
  if (other !== undefined)
    throw new FeedError("malformed", `${JSON.stringify(other.slice(0, maxTopicBytes))} is no topic.`);
  return names;
}

/** Reads what a client sent. Throws FeedError (`too_large`, `too_many`, `malformed`); the socket is then closed. */
export function readClientFrame(bytes: Uint8Array): ClientRequest {
  if (bytes.length > maxClientFrameBytes)
    throw new FeedError("too_large", `A request of ${bytes.length} bytes; ${maxClientFrameBytes} is the most.`);
  const counts = countFields(bytes);
  const requests = [1, 2, 3].reduce((sum, field) => sum + (counts.get(field) ?? 0), 0);
  if (requests > 1) throw new FeedError("malformed", "Several requests in one message.");
  try {
    const { hello, subscribe, unsubscribe } = ClientFrame.decode(bytes);
    if (subscribe) return { type: "subscribe", topics: known(subscribe.topics) };
    if (unsubscribe) return { type: "unsubscribe", topics: known(unsubscribe.topics) };
    if (!hello) throw new FeedError("malformed", "A message that asks for nothing this version knows.");
    known(hello.resume.map(({ topic }) => topic));
    return { type: "hello", resume: hello.resume.map(({ topic, epoch, offset }) => ({ topic, epoch, offset })) };
  } catch (error) {
    throw asFeedError(error, "A request");
  }
}
