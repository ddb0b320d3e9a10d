import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { describeProblem, SkinError, validateSkin, type Skin } from "@livery/skin";
import { createJiti } from "jiti";
import { ConfigError, UsageError } from "../errors.ts";
import { packageFolder } from "../workspace/packages.ts";
import { builtLanguages, productWords } from "./product-words.ts";

export const skinFile = "skin.config.ts";

/**
 * Evaluates a brand's `skin.config.ts` with the CLI's own packages (D59) and validates what it exports. Throws
 * UsageError where there is no such file, ConfigError (exit 3) for what is wrong in it.
 */
export async function loadSkin(folder: string): Promise<Skin> {
  const file = join(folder, skinFile);
  if (!existsSync(file)) {
    throw new UsageError(
      `There is no ${skinFile} in ${folder}.`,
      "Name a brand's folder, or make one with livery create.",
    );
  }
  const raw = await evaluate(file);
  try {
    return validateSkin(raw, skinFile, { languages: builtLanguages(), words: await productWords("en") });
  } catch (error) {
    if (!(error instanceof SkinError)) throw error;
    const count = error.problems.length === 1 ? "1 problem" : `${error.problems.length} problems`;
    throw new ConfigError(
      `The skin in ${file} has ${count}.`,
      error.problems.map(describeProblem),
      "Correct the file and run the command again; nothing was written.",
      error,
    );
  }
}

/** Node keeps every JSON file that was required; an edited one must be read again. */
function forgetFilesOf(folder: string): void {
  const { cache } = createRequire(import.meta.url);
  for (const name of Object.keys(cache)) if (name.startsWith(folder + sep)) delete cache[name];
}

async function evaluate(file: string): Promise<unknown> {
  forgetFilesOf(dirname(file));
  const jiti = createJiti(file, {
    fsCache: false,
    moduleCache: false,
    interopDefault: true,
    // The definition alone: the rest of the package is for this side of the file.
    alias: {
      "@livery/skin": join(packageFolder("@livery/skin"), "src", "definition.ts"),
      "@livery/ui/tokens": join(packageFolder("@livery/ui"), "src", "tokens", "index.ts"),
    },
  });
  try {
    return await jiti.import(file, { default: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `${skinFile} cannot be read.`,
      [reason],
      `Correct ${file}: it exports defineSkin({ … }) as its default.`,
      error,
    );
  }
}
