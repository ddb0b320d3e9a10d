import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { createJiti } from "jiti";
import { ConfigError } from "../errors.ts";
import { packageFolder } from "../workspace/packages.ts";
import { skinFile } from "./skin-file.ts";

/** The default export of a `skin.config.ts`. Throws ConfigError if the file, or one of its imports, cannot be read. */
export async function evaluateSkin(file: string): Promise<unknown> {
  forgetFilesOf(dirname(file));
  const jiti = createJiti(file, {
    fsCache: false,
    moduleCache: false,
    // Only the definition: the rest of the package is not for skin files.
    alias: {
      "@livery/skin": join(packageFolder("@livery/skin"), "src", "definition.ts"),
      "@livery/ui/tokens": join(packageFolder("@livery/ui"), "src", "tokens", "index.ts"),
    },
  });
  try {
    const module = await jiti.import<Readonly<Record<string, unknown>>>(file);
    const skin = module["default"];
    // A file without a default export arrives as its module object.
    return isNothing(skin) ? undefined : skin;
  } catch (error) {
    throw unreadableSkin(file, error);
  }
}

/** The error of a skin's own code, or of reading its export. */
export function unreadableSkin(file: string, error: unknown): ConfigError {
  const message = error instanceof Error ? error.message : String(error);
  const [reason = ""] = message.split(/\nRequire stack/u);
  const summary = reason.trim().replaceAll(/\s*\n\s*/gu, " ");
  return new ConfigError(
    `The skin in ${file} cannot be read.`,
    [summary.includes(dirname(file)) ? summary : `${skinFile}: ${summary}`],
    `Correct the file that is named (${skinFile} exports defineSkin({ … }) as its default) and run the command again; nothing was written.`,
    error,
  );
}

const isNothing = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).every((name) => name === "default");

/** Node caches every required JSON file; an edited one must be read again. */
function forgetFilesOf(folder: string): void {
  const { cache } = createRequire(import.meta.url);
  for (const name of Object.keys(cache)) if (name.startsWith(folder + sep)) delete cache[name];
}
