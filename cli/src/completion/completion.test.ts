import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commandTable, groups } from "../commands/command-table.ts";
import { shells } from "../commands/options.ts";
import { previewPagesOf } from "../preview/preview-pages.ts";
import { globalOptions } from "../program/global-options.ts";
import { runHere } from "../testing/run-here.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { completionScript } from "./scripts.ts";

const cwd = await temporaryFolder();
await mkdir(join(cwd, "brand here"));
await writeFile(join(cwd, "settings.json"), "{}");

const scriptOf = (shell: string): string => completionScript(shell, { rows: commandTable, groups }) ?? "";

/** What a shell prints, by the lines of a program that follows the script. */
function printedBy(command: readonly [string, ...string[]], program: string): string {
  const [file, ...args] = command;
  const env = { PATH: process.env["PATH"], HOME: cwd, LC_ALL: "C.UTF-8" };
  const { status, stderr, stdout } = spawnSync(file, [...args, program], { cwd, env, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return stdout;
}

const quoted = (word: string): string => `'${word}'`;
const end = "end-of-one";

/** A way to complete command lines, the last word of each being the one that is typed; the answers in the same order. */
type Completes = (lines: readonly (readonly string[])[]) => readonly (readonly string[])[];

const answersOf = (text: string): readonly (readonly string[])[] =>
  text
    .split(`${end}\n`)
    .slice(0, -1)
    .map((each) => each.split("\n").flatMap((line) => (line === "" ? [] : [line.split("\t")[0]?.trim() ?? ""])));

const inBash: Completes = (lines) => {
  const program = lines.map(
    (line) =>
      `COMP_WORDS=(livery ${line.map(quoted).join(" ")}); COMP_CWORD=${line.length}; _livery; printf '%s\\n' "\${COMPREPLY[@]}"; echo ${end}`,
  );
  return answersOf(printedBy(["bash", "--norc", "-c"], [scriptOf("bash"), ...program].join("\n")));
};

/** The functions of zsh's completion print what they are given: outside its line editor they have no line. */
const inZsh: Completes = (lines) => {
  const stubs = `compdef() { }
compset() { }
_files() { if [[ $1 == -/ ]]; then print -rl -- *(/N); else print -rl -- *(N); fi }
_describe() { local -a list; list=("\${(@P)@[-1]}"); print -rl -- "\${list[@]%%:*}"; }`;
  const program = lines.map(
    (line) => `words=(livery ${line.map(quoted).join(" ")}); CURRENT=${line.length + 1}; _livery; print ${end}`,
  );
  return answersOf(printedBy(["zsh", "-f", "-c"], [stubs, scriptOf("zsh"), ...program].join("\n")));
};

const inFish: Completes = (lines) => {
  const program = lines.map((line) => `complete -C ${quoted(`livery ${line.join(" ")}`)}; echo ${end}`);
  return answersOf(printedBy(["fish", "--no-config", "-c"], [scriptOf("fish"), ...program].join("\n")));
};

const isThere = (shell: string): boolean => spawnSync(shell, ["--version"]).error === undefined;

describe.each([
  { shell: "bash", completes: inBash, syntax: ["bash", "--norc", "-n"] },
  { shell: "zsh", completes: inZsh, syntax: ["zsh", "-f", "-n"] },
  { shell: "fish", completes: inFish, syntax: ["fish", "--no-config", "-n"] },
] as const)("$shell", ({ shell, completes, syntax }) => {
  test("offers every command and option, closed values, files and folders", async ({ skip }) => {
    skip(!isThere(shell), `${shell} is not installed here`);
    const [first, ...rest] = syntax;
    await writeFile(join(cwd, "script"), scriptOf(shell));
    expect(spawnSync(first, [...rest, join(cwd, "script")], { encoding: "utf8" })).toMatchObject({
      status: 0,
      stderr: "",
    });

    const words = commandTable.flatMap((row) => row.words.map((word, at) => ({ line: row.words.slice(0, at), word })));
    const options = commandTable.map((row) => ({
      line: row.words,
      offered: [...row.options, ...globalOptions].map(({ name }) => `--${name}`),
    }));
    const single = [
      { line: ["house", "staff", "add", "--role", "d"], offered: ["dealer"] },
      { line: ["--cwd", "build", "chaos", "--direction", ""], offered: ["down", "up"] },
      { line: ["completion", ""], offered: shells },
      { line: ["house", "settings", "validate", "set"], offered: ["settings.json"] },
      { line: ["serve", "--log-file", "set"], offered: ["settings.json"] },
    ];
    const answers = completes([
      ...words.map(({ line }) => [...line, ""]),
      ...options.map(({ line }) => [...line, "--"]),
      ...single.map(({ line }) => line),
      ["build", "--out", ""],
      ["house", "staff", "list", ""],
    ]);
    for (const [index, { line, word }] of words.entries()) expect(answers[index], line.join(" ")).toContain(word);
    for (const [index, { line, offered }] of options.entries())
      expect(answers[words.length + index], line.join(" ")).toEqual(expect.arrayContaining([...offered]));
    const others = answers.slice(words.length + options.length);
    for (const [index, { line, offered }] of single.entries())
      expect(others[index], line.join(" ")).toEqual(expect.arrayContaining([...offered]));
    const [folders = [], listed = []] = others.slice(single.length);
    expect(folders.join()).toMatch(/brand here/u);
    expect(folders.join()).not.toContain("settings.json");
    expect(listed).toEqual(expect.arrayContaining(["--root", "--json"]));
  });
});

test("--name=value is completed in bash and fish as --name value is", ({ skip }) => {
  skip(!isThere("fish"), "fish is not installed here");
  expect(
    inBash([
      ["chaos", "--direction", "=", "u"],
      ["chaos", "--direction", "="],
    ]),
  ).toEqual([["up"], ["down", "up"]]);
  expect(inFish([["chaos", "--direction=u"]])).toEqual([["--direction=up"]]);
});

test("each script has every command and option", () => {
  const words = commandTable.flatMap((row) => [...row.words, ...row.options.map(({ name }) => `--${name}`)]);
  for (const shell of shells) {
    const script = scriptOf(shell);
    expect(words.filter((word) => !script.includes(word))).toEqual([]);
  }
});

test("the pages that are offered are those of a preview", () => {
  const preview = commandTable.find(({ words }) => words.join(" ") === "skin preview");
  const offered = preview?.options.find(({ name }) => name === "pages")?.offered;
  expect(offered).toEqual(previewPagesOf(undefined).map(({ name }) => name));
});

test("a shell that has no script is refused with the nearest name", async () => {
  expect((await runHere(["completion", "bash"], { cwd })).stdout).toBe(scriptOf("bash"));
  const { code, stderr } = await runHere(["completion", "fisch"], { cwd });
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('Did you mean "fish"') });
});
