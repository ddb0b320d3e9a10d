// `npm create livery NAME`: a project with Livery's command as its dependency, and a first brand in it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createProject } from "./create-project.ts";
import { packageManager } from "./package-manager.ts";
import { ProjectError } from "./project-error.ts";

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

const help = `npm create livery NAME [-- OPTIONS]

Makes a project in the folder NAME: package.json with @livery/cli ${version}, and a brand of that name in skins/NAME.
NAME may be a path, or . for an empty folder that is there; its last folder names the brand.
The options are those of \`livery create\`: --title, --domain, --languages, --logo, --colour, --feel, --from, --mobile, --yes.

Examples:
  $ npm create livery northwind
  $ npm create livery northwind -- --yes --logo northwind.svg --colour '#5b2a86,#f2c14e'
`;

/** Exit codes as those of `livery`: 2 for the command line, 4 for the machine. */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(help);
    return 0;
  }
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith("-")) {
    process.stderr.write("✗ The project has no name.\n  → Name it first: npm create livery northwind\n");
    return 2;
  }
  try {
    const manager = packageManager(process.env["npm_config_user_agent"]);
    await createProject({ directory: process.cwd(), name, version, options: rest, manager });
    process.stdout.write(
      `\n✓ The project is in ${name}. Next:\n${resolve(name) === process.cwd() ? "" : `  cd ${name}\n`}  ${manager} run dev       the site, with a house, players and matches; edits appear as you make them\n  ${manager} run build     the site as files\n`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error;
    process.stderr.write(`✗ ${error.message}\n  → ${error.next}\n`);
    return error.exitCode;
  }
}

process.exitCode = await main(process.argv.slice(2));
