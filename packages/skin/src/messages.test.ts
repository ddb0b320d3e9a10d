import { expect, test } from "vitest";
import { mergeMessages, messageProblems } from "./messages.ts";
import { describeProblem } from "./problem.ts";

test("a brand's message replaces one of the product's and leaves the others", () => {
  const product = { sport: { hero: { title: "Odds", text: "All" } }, feedback: { retry: "Again" } };
  expect(mergeMessages(product, { sport: { hero: { title: "Fair odds" } } })).toEqual({
    sport: { hero: { title: "Fair odds", text: "All" } },
    feedback: { retry: "Again" },
  });
  expect(mergeMessages(product, undefined)).toBe(product);
});

const product = {
  sport: { search: { empty: "Nothing for {{words}}", title: "Search" } },
  slip: { lines_one: "{{count}} line of {{stake}}", lines_other: "{{count}} lines of {{stake}}" },
};

const problemsOf = (messages: Parameters<typeof messageProblems>[2]) =>
  messageProblems("skin.config.ts", "messages.en", messages, product).map(describeProblem);

test.each([
  [{ sport: { search: { empty: "None of {{ words }} or {{- words}}, {{words, uppercase}}" } } }],
  [{ sport: { search: { empty: "Nothing" } } }],
  [{ slip: { lines_few: "{{count}} at {{stake}}", lines_one: "One" } }],
])("a brand's message may use, repeat or leave out the product's placeholders: %j", (messages) => {
  expect(problemsOf(messages)).toEqual([]);
});

test.each([
  [
    { sport: { search: { empty: "Nothing for {{wrods}}" } } },
    'skin.config.ts: messages.en.sport.search.empty: "{{wrods}}" is not allowed. Allowed: {{words}}. Did you mean "{{words}}"?',
  ],
  [
    { sport: { search: { title: "Search {{site}}" } } },
    'skin.config.ts: messages.en.sport.search.title: "{{site}}" is not allowed. Allowed: no placeholder.',
  ],
  [
    { slip: { lines_few: "{{counts}} lines" } },
    'skin.config.ts: messages.en.slip.lines_few: "{{counts}}" is not allowed. Allowed: {{count}}, {{stake}}. Did you mean "{{count}}"?',
  ],
  [
    { sport: { search: { empty: "Nothing for {{words}" } } },
    'skin.config.ts: messages.en.sport.search.empty: "Nothing for {{words}" is not allowed. Allowed: {{words}}, each between {{ and }}.',
  ],
])("a placeholder without a value is refused with the allowed ones and the nearest: %j", (messages, problem) => {
  expect(problemsOf(messages)).toEqual([problem]);
});
