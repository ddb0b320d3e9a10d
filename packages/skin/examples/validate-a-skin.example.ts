import { SkinError, validateSkin, type Problem } from "@livery/skin";

/** Every problem of a skin, as `livery build` prints it: file, field, value, what is allowed, the nearest valid name. */
export function problemsOf(config: unknown): readonly Problem[] {
  try {
    validateSkin(config, "skin.config.ts", { languages: ["en", "fa"], messages: { sport: { hero: { title: "" } } } });
    return [];
  } catch (error) {
    if (error instanceof SkinError) return error.problems;
    throw error;
  }
}
