import { readClientFrame, TopicPublisher } from "@livery/feed/publisher";
import type { ServedTopics } from "./served-topics.ts";

/** The frame for a topic that does not exist: clients need not request it again. */
export function goneFrame(topics: ServedTopics, topic: string): Uint8Array {
  return new TopicPublisher(topic, topics.epoch).reset("gone", topics.stamp());
}

/** The answer to another node's request, which has the format of a client's. Throws FeedError. */
export function answersTo(topics: ServedTopics, bytes: Uint8Array): readonly Uint8Array[] {
  const request = readClientFrame(bytes);
  if (request.type === "unsubscribe") return [];
  if (request.type === "subscribe")
    return request.topics.map(
      (topic) => topics.get(topic)?.reset("subscribed", topics.stamp()) ?? goneFrame(topics, topic),
    );
  return request.resume.flatMap(
    ({ topic, ...from }) => topics.get(topic)?.resume(from, topics.stamp()) ?? [goneFrame(topics, topic)],
  );
}
