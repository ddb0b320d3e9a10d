import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where `pnpm storybook:build` writes the Storybook. */
export const published = "stories/dist";

/** The folder of Storybook's configuration in a checkout; an older commit has it elsewhere. */
export function configOf(checkout: string): string {
  const candidates = [".storybook", "stories/.storybook"];
  const found = candidates.find((candidate) => existsSync(join(checkout, candidate, "main.ts")));
  if (found === undefined)
    throw new Error(`${checkout} has no Storybook: there is neither ${candidates.join(" nor ")}.`);
  return found;
}

/** Builds the Storybook of this checkout, unless `LIVERY_STORYBOOK_BUILT` says that `stories/dist` is up to date. */
export async function buildStorybook(): Promise<void> {
  if (!process.env["LIVERY_STORYBOOK_BUILT"]) await buildStorybookOf(process.cwd(), published);
}

/**
 * Builds the Storybook of a checkout into a folder, with the graph of its modules beside it (`preview-stats.json`). Throws where
 * the build fails; its own messages are on stderr.
 */
export async function buildStorybookOf(
  checkout: string,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const bin = join(checkout, "node_modules/.bin");
  const args = ["build", "-c", configOf(checkout), "-o", folder, "--stats-json", folder, "--quiet"];
  const build = spawn(join(bin, "storybook"), args, {
    cwd: checkout,
    env: { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env["PATH"]}` },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(build, "close");
  if (code !== 0) throw new Error(`The Storybook of ${checkout} was not built: \`pnpm storybook:build\` shows why.`);
}
