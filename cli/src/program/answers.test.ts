import { describe, expect, test } from "vitest";
import { UsageError } from "../errors.ts";
import { answerAll, type AnswerSources } from "./answers.ts";
import { commandTable } from "../commands/command-table.ts";
import { environmentName, type CommandRow } from "./command-definition.ts";

const command: CommandRow = {
  words: ["paint"],
  summary: "",
  arguments: [],
  options: [
    {
      name: "base-colour",
      value: "COLOUR",
      summary: "",
      question: "Which colour?",
      suggest: ({ NAME }) => NAME && `${NAME}-blue`,
    },
    { name: "coats", value: "N", summary: "", suggest: () => "2" },
  ],
  examples: [],
  load: () => Promise.reject(new Error("never called")),
};

const sources: AnswerSources = { flags: {}, environment: {}, accept: false, prompt: undefined };
const answers = (change: Partial<AnswerSources>) => answerAll(command, { NAME: "sea" }, { ...sources, ...change });

describe("an optional answer", () => {
  const optional: CommandRow = {
    ...command,
    options: [
      { name: "logo", value: "FILE", summary: "", question: "Which logo?", optional: true },
      { name: "mobile", summary: "", question: "With a mobile host?" },
    ],
  };
  const given = (change: Partial<AnswerSources>) => answerAll(optional, {}, { ...sources, ...change });

  test("is left out without a terminal, with --yes, and by Enter", async () => {
    const nothing = { logo: undefined, mobile: undefined };
    expect(await given({})).toEqual(nothing);
    const prompt = async () => "";
    expect(await given({ prompt, confirm: async () => false })).toEqual(nothing);
    expect(await given({ accept: true, prompt: async () => "a.svg", confirm: async () => true })).toEqual(nothing);
  });

  test("is asked at a terminal; a switch is a question with yes or no", async () => {
    expect(await given({ prompt: async () => "a.svg", confirm: async () => true })).toEqual({
      logo: "a.svg",
      mobile: "true",
    });
    expect(await given({ environment: { LIVERY_MOBILE: "1" }, confirm: async () => false })).toMatchObject({
      mobile: "1",
    });
  });
});

describe("an answer", () => {
  test("is the flag's, else the environment's, else the user's", async () => {
    const environment = { LIVERY_BASE_COLOUR: "green" };
    const prompt = async (_question: string, suggestion: string | undefined) => `asked, ${suggestion}`;
    expect(await answers({ flags: { "base-colour": "red" }, environment, prompt: prompt })).toMatchObject({
      "base-colour": "red",
    });
    expect(await answers({ environment, prompt: prompt })).toMatchObject({ "base-colour": "green" });
    expect(await answers({ environment: { LIVERY_BASE_COLOUR: "" }, prompt: prompt })).toMatchObject({
      "base-colour": "asked, sea-blue",
    });
  });

  test("is the suggestion with --yes, and always if there is no question", async () => {
    expect(await answers({ accept: true })).toMatchObject({ "base-colour": "sea-blue", coats: "2" });
  });

  test("that is missing is an error that names flag, environment variable and suggestion", async () => {
    const error = await answers({}).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toMatchObject({
      message: expect.stringContaining("--base-colour"),
      hint: expect.stringMatching(/LIVERY_BASE_COLOUR.*sea-blue.*--yes/),
    });
  });
});

describe("the command table", () => {
  test("has a summary and an example for every command", () => {
    for (const { words, summary, examples } of commandTable) {
      expect(summary).toMatch(/\.$/);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect(example).toContain(`livery ${words.join(" ")}`);
    }
  });

  test("has --json for every command", () => {
    const without = commandTable.filter(({ options }) => !options.some(({ name }) => name === "json"));
    expect(without.map(({ words }) => words.join(" "))).toEqual([]);
  });

  test("gives each environment variable one meaning", () => {
    const meanings = new Map<string, Set<string>>();
    for (const { options } of commandTable) {
      for (const { name, value, summary } of options) {
        if (value === undefined) continue;
        const twin = environmentName(name);
        meanings.set(twin, (meanings.get(twin) ?? new Set()).add(summary.replace(/\d+/g, "N")));
      }
    }
    expect([...meanings].filter(([, summaries]) => summaries.size > 1)).toEqual([]);
  });
});
