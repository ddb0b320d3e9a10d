import { expect, test } from "vitest";
import type { Messages } from "@livery/skin";
import { messageKeysOf, messageFilter } from "./message-use.ts";

const messages = {
  live: {
    title: "Live",
    split: { hint: "Open a match", goals_one: "{{count}} goal", goals_other: "{{count}} goals" },
    order: { time: "By time", name: "By name" },
    trouble: { silent: { title: "Silent" } },
    sent: { "1": "What a house names" },
  },
};
const usedMessages = (all: Messages, own: readonly string[], others: readonly string[]): Messages =>
  messageFilter(own.map(messageKeysOf), others.map(messageKeysOf))(all);
const split = "t(`live:split.hint`);t(`live:split.goals`,{count:n});t('live:title');t(\"live:order.time\")";

test("messages that only an unchosen variant uses are left out, with their plurals, and all others stay", () => {
  expect(usedMessages(messages, ["t(`live:title`);t(`live:order.${o}`)"], [split])).toEqual({
    live: {
      title: messages.live.title,
      order: messages.live.order,
      trouble: messages.live.trouble,
      sent: messages.live.sent,
    },
  });
});

test("a message whose key the brand composes of a beginning and an end stays", () => {
  const other = ["t(`live:trouble.silent.title`)"];
  expect(usedMessages(messages, ["t(`live:${kind}.title`)"], other)).toEqual(messages);
  expect(usedMessages(messages, ["t(`live:${kind}.text`)"], other).live).not.toHaveProperty("trouble");
});

test("a brand with all scripts has all messages", () => {
  expect(usedMessages(messages, [split], [])).toBe(messages);
});
