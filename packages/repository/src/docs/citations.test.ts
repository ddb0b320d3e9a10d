import { describe, expect, test } from "vitest";
import { anchorOf, citations, definitions, findingCitations, undefinedCitations } from "./citations.ts";
import { brokenLinks, describeLocated, explicitAnchors, isMarkdown, linkTargets } from "./markdown.ts";
import { readRepository } from "../tracked-files.ts";

const { paths, files } = readRepository(import.meta.dirname);
const pages = files.filter(({ path }) => path.startsWith("docs/spec/"));
const defined = definitions(pages);

describe("the repository's documents", () => {
  test("cite no number that docs/spec does not define", () => {
    expect(undefinedCitations(files, pages).map(describeLocated)).toEqual([]);
  });

  test("define every number once, without gaps between the first and the last", () => {
    const twice = [...defined.values()].filter((anchors) => anchors.length > 1).flat();
    expect(twice.map(describeLocated)).toEqual([]);
    const counts = { d: 104, i: 18, f: 11, "sec-": 9 };
    const missing = Object.entries(counts).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`).filter((anchor) => !defined.has(anchor)),
    );
    expect(missing).toEqual([]);
  });

  test("have every number in the index of docs/spec/README.md", () => {
    const index = pages.find(({ path }) => path === "docs/spec/README.md");
    const indexed = new Set(index === undefined ? [] : linkTargets(index).map(({ text }) => text.split("#")[1]));
    expect([...defined.keys()].filter((anchor) => !indexed.has(anchor))).toEqual([]);
  });

  test("have no anchor twice in one document", () => {
    const repeated = files
      .filter(({ path }) => isMarkdown(path))
      .flatMap((file) => {
        const anchors = explicitAnchors(file);
        return anchors.filter(({ text }, at) => anchors.findIndex((each) => each.text === text) !== at);
      });
    expect(repeated.map(describeLocated)).toEqual([]);
  });

  test("have no relative link to a file or an anchor that does not exist", () => {
    // Templates of a new brand are documents of that brand; notes of changes end in a CHANGELOG.
    const documents = files.filter(({ path }) => isMarkdown(path) && !/^(?:cli\/templates|\.changeset)\//u.test(path));
    expect(brokenLinks(documents, paths, files).map(describeLocated)).toEqual([]);
  });

  test("cite no number of a list of findings", () => {
    expect(files.flatMap(findingCitations).map(describeLocated)).toEqual([]);
  });
});

/** Numbers that do not exist are put together here, so that this file does not cite them. */
const planted = (letter: string, number: number) => `${letter}${number}`;
const file = (path: string, text: string) => ({ path, text });
const texts = (path: string, text: string) => citations(file(path, text)).map((each) => each.text);

describe("citations", () => {
  test("are found in comments, test titles, SQL and documents, at their line", () => {
    const [found] = undefinedCitations([file("a.ts", `\n// A rule (${planted("D", 999)}).`)], pages);
    expect(found).toEqual({ path: "a.ts", line: 2, text: planted("D", 999) });
    expect(texts("a.ts", `test("${planted("D", 41)}–${planted("D", 43)}")`)).toEqual(["D41", "D43"]);
    expect(texts("a.sql", "-- I7, D90a, §4 and §4.10: why")).toEqual(["I7", "D90a", "§4", "§4.10"]);
    expect(undefinedCitations([file("a.md", planted("§", 77.1))], pages)).toHaveLength(1);
  });

  test.each([
    ["a section of an RFC", "RFC 6455 §99.2.2"],
    ["a key", `await page.keyboard.press("${planted("F", 12)}");`],
    ["a colour", `#${planted("F", 99)} and #D99`],
    ["a percent-encoding", "%D0%B1 and %D99"],
    ["a part of a word", "MD5, ID77, UTF16, D77x7"],
  ])("are not %s", (_, text) => {
    expect(texts("a.ts", text)).toEqual([]);
  });

  test.each([
    ["D11", "d11"],
    ["D90a", "d90a"],
    ["§4", "sec-4"],
    ["§4.10", "sec-4-10"],
  ])("of %s lead to the anchor %s", (number, anchor) => {
    expect(anchorOf(number)).toBe(anchor);
  });
});

describe("a relative link", () => {
  const from = (text: string) => file("docs/a.md", text);
  const target = file("docs/b.md", '# The `b` page: one, two\n\n<a id="d1"></a>\n\n## Twice\n\n## Twice\n');
  const broken = (text: string) =>
    brokenLinks([from(text)], ["docs/a.md", "docs/b.md", "src/c/d.ts"], [from(text), target]).map((each) => each.text);

  test.each([
    "[b](b.md)",
    "[b](b.md#d1)",
    "[b](./b.md#the-b-page-one-two)",
    "[b](b.md#twice-1)",
    "[d](../src/c/d.ts#L3)",
    "[folder](../src/c)",
    "[self](#here)\n\n## Here\n",
    "[story](?path=/docs/x), [web](https://example.com/x.md), [server](/docs)",
    "`[code](gone.md)`",
    "```md\n[code](gone.md)\n```",
  ])("resolves: %s", (text) => {
    expect(broken(text)).toEqual([]);
  });

  test.each([
    ["[b](gone.md)", "gone.md"],
    ["![picture](gone.png)", "gone.png"],
    ["[b](b.md#d2)", "b.md#d2"],
    ["[self](#nowhere)", "#nowhere"],
    ["[b]: gone.md", "gone.md"],
    ['<a href="gone.md">b</a>', "gone.md"],
  ])("is broken: %s", (text, link) => {
    expect(broken(text)).toEqual([link]);
  });
});

describe("a number of a finding", () => {
  const one = planted("S", 1);
  const found = (path: string, text: string) => findingCitations(file(path, text)).map((each) => each.text);

  test.each([
    ["a.ts", `const a = 1; // ${one}: why`],
    ["a.ts", `/**\n * Why (${one}).\n */`],
    ["a.test.ts", `test.each([1])("${one} is refused", () => {});`],
    ["a.ts", `const sql = \`\n  -- ${one}\n\`;`],
    ["a.md", `As review ${one} says.`],
  ])("is found in %s: %s", (path, text) => {
    expect(found(path, text)).toEqual([one]);
  });

  test.each([
    ["a.ts", 'const path = "M0 0V8S12 4 8 8";'],
    ["a.ts", `// V8 compiles it; S3 stores it; P95 of the times`],
    ["a.md", "`S1` as code"],
  ])("is not in %s: %s", (path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
