import { Argument, Command, CommanderError, Option } from "commander";
import { exitCodes, UsageError, type ExitCode } from "../errors.ts";
import { orderlyCode, signalCode } from "../terminal/interrupt.ts";
import { createConfirm, createPrompt } from "../terminal/prompt.ts";
import { printErrorJson, reportError } from "../terminal/failure.ts";
import { setQuiet } from "../terminal/progress.ts";
import { answerAll } from "./answers.ts";
import {
  environmentName,
  type CommandRow,
  type Commands,
  type Given,
  type Invocation,
  type OptionRow,
} from "./command-definition.ts";
import { beginningFolder, globalOptions, isSwitched, turnColoursOff } from "./global-options.ts";

/** Runs one command line and returns its exit code. With `--json` an error is an object on stdout too. */
export async function runCommandLine(commands: Commands, args: readonly string[], version: string): Promise<ExitCode> {
  // An error in the other words must be as these say, too.
  const json = isSwitched("json", args);
  if (isSwitched("no-color", args)) turnColoursOff();
  setQuiet(isSwitched("quiet", args));
  try {
    await buildProgram(commands, version).parseAsync(args, { from: "user" });
    return orderlyCode();
  } catch (error) {
    if (!(error instanceof CommanderError)) {
      const code = reportError(error, { json });
      return signalCode() ?? code;
    }
    if (error.exitCode === 0) return exitCodes.ok;
    // Commander has printed it on stderr.
    if (json) printErrorJson(new UsageError(error.message.replace(/^error: /u, ""), "Run the command with --help."));
    return exitCodes.usage;
  }
}

/** The commander program that the rows describe. */
function buildProgram({ rows, groups }: Commands, version: string): Command {
  const program = configured(new Command("livery"))
    .description("Skins, settings and the house of a white-label sportsbook.")
    .version(version, "-v, --version", "Print the version.")
    .addHelpText("after", '\nRun "livery COMMAND --help" for its options and examples.');
  for (const option of globalOptions) program.addOption(optionOf(option).helpGroup("Global options:"));
  const nodes = new Map<string, Command>([["", program]]);
  for (const row of rows) addCommand(nodes, row, { rows, groups });
  return program;
}

function addCommand(nodes: Map<string, Command>, row: CommandRow, commands: Commands): void {
  const parent = groupOf(nodes, row.words.slice(0, -1), commands.groups);
  const command = configured(parent.command(row.words.at(-1) ?? "")).description(row.summary);
  for (const argument of row.arguments) {
    const name = argument.many ? `${argument.name}...` : argument.name;
    command.addArgument(new Argument(argument.required ? `<${name}>` : `[${name}]`, argument.summary));
  }
  for (const option of row.options) command.addOption(optionOf(option));
  command.addHelpText("after", `\nEvery command takes ${globalWords} too; "livery --help" describes them.`);
  command.addHelpText("after", `\nExamples:\n${row.examples.map((example) => `  $ ${example}`).join("\n")}`);
  command.action(async (...values: unknown[]) => {
    const run = await row.load();
    await run(await invocationOf(row, values, commands));
  });
}

/** An option as commander has it. */
function optionOf({ many, name, summary, value }: OptionRow): Option {
  const twin = value === undefined ? "" : ` [env: ${environmentName(name)}]`;
  const flags = value === undefined ? `--${name}` : `--${name} <${value}${many ? "..." : ""}>`;
  return new Option(flags, summary + twin);
}

const globalWords = new Intl.ListFormat("en").format(
  globalOptions.map(({ name, value }) => (value === undefined ? `--${name}` : `--${name} ${value}`)),
);

function groupOf(nodes: Map<string, Command>, words: readonly string[], groups: Commands["groups"]): Command {
  const key = words.join(" ");
  const known = nodes.get(key);
  if (known) return known;
  const parent = groupOf(nodes, words.slice(0, -1), groups);
  const group = configured(parent.command(words.at(-1) ?? "")).description(groups[key] ?? "");
  nodes.set(key, group);
  return group;
}

async function invocationOf(row: CommandRow, values: readonly unknown[], commands: Commands): Promise<Invocation> {
  const arguments_: Record<string, string | undefined> = {};
  let rest: readonly string[] = [];
  for (const [index, argument] of row.arguments.entries()) {
    const value = values[index];
    if (Array.isArray(value)) rest = value.map(String);
    else if (typeof value === "string") arguments_[argument.name] = value;
  }
  const command = values.at(-1) as Command;
  const directory = beginningFolder(startingDirectory(), command.optsWithGlobals()["cwd"]);
  const prompt = createPrompt();
  for (const { name, question } of row.arguments)
    if (question !== undefined) arguments_[name] ??= await missingArgument(name, question, prompt);
  const given = await answerAll(row, arguments_, {
    flags: flagsOf(row, command),
    environment: process.env,
    accept: command.getOptionValue("yes") === true,
    prompt,
    confirm: createConfirm(),
  });
  return {
    option: (name) => given[name],
    switched: (name) => given[name] === "true" || given[name] === "1",
    argument: (name) => arguments_[name],
    rest,
    directory,
    commands,
    confirm: async (question) => {
      if (command.getOptionValue("yes") === true) return true;
      const confirm = createConfirm();
      if (confirm !== undefined) return confirm(question);
      throw new UsageError(question, "There is no terminal to ask at: confirm it with --yes.");
    },
  };
}

/** Asks for an argument. Throws UsageError without a terminal. */
async function missingArgument(
  name: string,
  question: string,
  prompt: ReturnType<typeof createPrompt>,
): Promise<string> {
  if (prompt !== undefined) return prompt(question, undefined);
  throw new UsageError(`${name} is missing, and there is no terminal to ask at.`, `Give ${name} after the command.`);
}

/** `pnpm livery` runs in the workspace's root and keeps the caller's folder in INIT_CWD. */
function startingDirectory(): string {
  const caller = process.env["npm_lifecycle_event"] === "livery" ? process.env["INIT_CWD"] : undefined;
  return caller ?? process.cwd();
}

function flagsOf(row: CommandRow, command: Command): Given {
  const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    row.options.map((option) => {
      // Commander reads --no-overrides as the value false of "overrides".
      const isOff = option.name.startsWith("no-") && command.getOptionValue(camel(option.name.slice(3))) === false;
      const value: unknown = isOff ? "true" : command.getOptionValue(camel(option.name));
      if (Array.isArray(value)) return [option.name, value.join("\n")];
      return [option.name, typeof value === "string" || value === undefined ? value : "true"];
    }),
  );
}

function configured(command: Command): Command {
  return command
    .exitOverride()
    .showHelpAfterError('Run the command with "--help" to see what it takes.')
    .showSuggestionAfterError()
    .helpOption("-h, --help", "Say what the command does and takes.")
    .helpCommand(false)
    .configureOutput({
      writeErr: (text) => process.stderr.write(text),
      writeOut: (text) => process.stdout.write(text),
    });
}
