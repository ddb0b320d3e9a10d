import { expect, test } from "vitest";
import { retiredWordIn, retiredWords } from "./retired-words.ts";

const glossary = `# Glossary

| told | not of the list |

## Words that no declared name has

\`told\`, \`reckon\` and
\`deed\`.

## Tests

\`faces\`
`;

test("the list of retired words has the words of its section and no others", () => {
  expect([...retiredWords(glossary)]).toEqual(["told", "reckon", "deed"]);
  expect(() => retiredWords("# Glossary")).toThrow("Words that no declared name has");
});

test.each([
  ["toldAt", "told"],
  ["isTold", "told"],
  ["#told", "told"],
  ["ToldOf", "told"],
  ["reckon_all", "reckon"],
  ["URLDeed", "deed"],
  ["untold", null],
  ["threshold", null],
  ["indeed", null],
  ["", null],
])("%s has the retired word %s", (name, word) => {
  expect(retiredWordIn(name, new Set(["told", "reckon", "deed"]))).toBe(word);
});
