import { UsageError } from "../errors.ts";
import { checkBrandName } from "../brand/brand-name.ts";
import { editorFiles } from "../overrides/editor-config.ts";
import { namesIn, replaceFolder, writeInto } from "../files/folder.ts";
import { releaseChange } from "../own/base-record.ts";
import { builtLanguages } from "../words/product-messages.ts";
import { ownPackage } from "../workspace/own-package.ts";
import { brandPlan, type BrandAnswers, type BrandFile, type BrandPlan } from "./brand-template.ts";

const hostPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** What `createBrand` would write to a folder, in path order. Throws UsageError if the answers are invalid. */
export async function planBrand(folder: string, answers: BrandAnswers): Promise<BrandPlan> {
  checkBrandName(answers.name);
  if (!hostPattern.test(answers.domain)) {
    throw new UsageError(
      `"${answers.domain}" is no host name.`,
      "Give --domain a host in lower case, without scheme, port or path: harbour.example.",
    );
  }
  if (answers.title.trim() === "" || answers.title.length > 60) {
    throw new UsageError("A title has 1 to 60 characters.", "Give --title the brand's name as players read it.");
  }
  const known = builtLanguages();
  const unknown = answers.languages.filter((code) => !known.includes(code));
  const twice = answers.languages.find((code, at) => answers.languages.indexOf(code) !== at);
  if (twice !== undefined) throw new UsageError(`The language ${twice} is named twice.`, "Name each language once.");
  if (unknown.length > 0 || answers.languages.length === 0) {
    throw new UsageError(
      `There are no messages for ${unknown.join(", ") || "no language"}.`,
      `Give --languages some of ${known.join(", ")}, the default first; another one is added with livery words extract.`,
    );
  }
  const editor = Object.entries(editorFiles(folder, [])).map(([path, content]): BrandFile => ({ path, content }));
  const { path, content } = releaseChange(ownPackage().version);
  const release: BrandFile = { path, content: content ?? "" };
  const plan = await brandPlan(answers);
  return { ...plan, files: [...plan.files, ...editor, release].toSorted((a, b) => (a.path < b.path ? -1 : 1)) };
}

/**
 * Writes the folder of a new brand, completely or not at all, without network access. Throws UsageError if the folder is not
 * empty.
 */
export async function createBrand(folder: string, answers: BrandAnswers): Promise<BrandPlan> {
  const plan = await planBrand(folder, answers);
  const present = await namesIn(folder);
  if (present.length > 0) {
    throw new UsageError(
      `${folder} is not empty (${present.length} entries).`,
      "Give another folder with --dir, or empty it first.",
    );
  }
  await replaceFolder(folder, async (fresh) => {
    for (const { content, path } of plan.files) await writeInto(fresh, path, content);
  });
  return plan;
}
