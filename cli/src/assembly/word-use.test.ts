import { expect, test } from "vitest";
import type { Words } from "@livery/skin";
import { lookUpsOf, wordFilter } from "./word-use.ts";

const words = {
  live: {
    title: "Live",
    split: { hint: "Open a match", goals_one: "{{count}} goal", goals_other: "{{count}} goals" },
    order: { time: "By time", name: "By name" },
    trouble: { silent: { title: "Silent" } },
    sent: { "1": "What a house names" },
  },
};
const usedWords = (all: Words, own: readonly string[], others: readonly string[]): Words =>
  wordFilter(own.map(lookUpsOf), others.map(lookUpsOf))(all);
const split = "t(`live:split.hint`);t(`live:split.goals`,{count:n});t('live:title');t(\"live:order.time\")";

test("words that only an unchosen variant looks up are left out, plurals too; what the brand or nobody names stays", () => {
  expect(usedWords(words, ["t(`live:title`);t(`live:order.${o}`)"], [split])).toEqual({
    live: { title: words.live.title, order: words.live.order, trouble: words.live.trouble, sent: words.live.sent },
  });
});

test("a key that the brand puts together of a beginning and an end stays", () => {
  const other = ["t(`live:trouble.silent.title`)"];
  expect(usedWords(words, ["t(`live:${kind}.title`)"], other)).toEqual(words);
  expect(usedWords(words, ["t(`live:${kind}.text`)"], other).live).not.toHaveProperty("trouble");
});

test("a brand that has all scripts has all words", () => {
  expect(usedWords(words, [split], [])).toBe(words);
});
