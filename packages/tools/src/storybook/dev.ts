// `pnpm storybook`: the Storybook in development, with the brands of other folders beside those of `skins/`.
import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";
import { parseArgs } from "node:util";

const help = `Usage: pnpm storybook [options]

Serves every component, block and page in every state, without a server, and follows the files as they are edited.

  --skins DIR    a brand outside skins/, or a folder of brands, to be shown too; may be given several times
                 (or LIVERY_SKINS, which pnpm storybook:build reads as well)
  --port N, -p   the port, 6006 if none is given
  --help, -h     this text
`;

try {
  const { values } = parseArgs({
    options: {
      skins: { type: "string", multiple: true, default: [] },
      port: { type: "string", short: "p", default: "6006" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) process.stdout.write(help);
  else serve(values.port, values.skins);
} catch (error) {
  process.stderr.write(`✗ ${(error as Error).message}\n\n${help}`);
  process.exitCode = 2;
}

function serve(port: string, skins: readonly string[]): void {
  const started = process.env["INIT_CWD"] ?? process.cwd();
  const further = [...skins.map((folder) => resolve(started, folder)), process.env["LIVERY_SKINS"] ?? ""];
  const environment = { ...process.env, LIVERY_SKINS: further.filter((each) => each !== "").join(delimiter) };
  const args = ["dev", "-p", port, "--ci", "--no-open", "--no-version-updates"];
  const storybook = spawn("storybook", args, { env: environment, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => storybook.kill(signal));
  storybook.on("close", (code) => (process.exitCode = code ?? 0));
}
