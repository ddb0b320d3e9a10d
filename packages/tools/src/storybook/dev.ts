// `pnpm storybook`: the Storybook in development, with the brands of other folders beside those of `skins/`.
import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

const help = `Usage: pnpm storybook [options]

Serves every component, block and page in every state, without a server, and follows the files as they are edited.

  --skins DIR    a brand outside skins/, or a folder of brands, to be shown too; may be given several times
                 (or LIVERY_SKINS, which pnpm storybook:build reads as well)
  --port N, -p   the port, 6006 if none is given
  --help, -h     this text

Every other option is Storybook's own: --quiet, --https, --initial-path PATH.
`;

const own = {
  skins: { type: "string", multiple: true, default: [] },
  port: { type: "string", short: "p", default: "6006" },
  help: { type: "boolean", short: "h", default: false },
} satisfies ParseArgsOptionsConfig;

try {
  const args = process.argv.slice(2);
  // Storybook reads its own options, and refuses those that it does not know.
  const { tokens } = parseArgs({ args, options: own, strict: false, tokens: true });
  const ours = new Set<number>();
  for (const token of tokens) {
    if (token.kind === "option-terminator") ours.add(token.index);
    if (token.kind !== "option" || !(token.name in own)) continue;
    ours.add(token.index);
    if (token.inlineValue === false) ours.add(token.index + 1);
  }
  const { values } = parseArgs({ args: args.filter((_, index) => ours.has(index)), options: own });
  if (values.help) process.stdout.write(help);
  else
    serve(
      values.port,
      values.skins,
      args.filter((_, index) => !ours.has(index)),
    );
} catch (error) {
  process.stderr.write(`✗ ${(error as Error).message}\n\n${help}`);
  process.exitCode = 2;
}

function serve(port: string, skins: readonly string[], further: readonly string[]): void {
  const started = process.env["INIT_CWD"] ?? process.cwd();
  const folders = [...skins.map((folder) => resolve(started, folder)), process.env["LIVERY_SKINS"] ?? ""];
  const environment = { ...process.env, LIVERY_SKINS: folders.filter((each) => each !== "").join(delimiter) };
  const args = ["dev", "-p", port, "--ci", "--no-open", "--no-version-updates", ...further];
  // In a group of its own: a terminal sends Ctrl-C to the whole group of this process, and Storybook would get it a second time.
  const storybook = spawn("storybook", args, { env: environment, stdio: "inherit", detached: true });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (storybook.pid !== undefined) process.kill(-storybook.pid, signal);
    });
  storybook.on("close", (code) => (process.exitCode = code ?? 0));
}
