import { UsageError } from "../errors.ts";
import { checkBrandName } from "./brand-name.ts";
import { brandFiles, type BrandAnswers, type BrandFile } from "./brand-template.ts";
import { releaseChange } from "../own/base-record.ts";
import { editorFiles } from "../overrides/editor-config.ts";
import { namesIn, replaceFolder, writeInto } from "../files/folder.ts";
import { builtLanguages } from "../words/product-messages.ts";
import { ownPackage } from "../workspace/own-package.ts";

const hostPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** The files that `createBrand` would write to a folder, in path order. Throws UsageError if the answers are invalid. */
export async function planBrand(folder: string, answers: BrandAnswers): Promise<readonly BrandFile[]> {
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
  if (unknown.length > 0 || answers.languages.length === 0) {
    throw new UsageError(
      `There are no messages for ${unknown.join(", ") || "no language"}.`,
      `Give --languages some of ${known.join(", ")}, the default first; another one is added with livery words extract.`,
    );
  }
  const editor = Object.entries(editorFiles(folder, [])).map(([path, text]): BrandFile => ({ path, text }));
  const { path, content } = releaseChange(ownPackage().version);
  const release: BrandFile = { path, text: content ?? "" };
  return [...(await brandFiles(answers)), ...editor, release].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * Writes the folder of a new brand, completely or not at all, without network access. Throws UsageError if the folder is not
 * empty.
 */
export async function createBrand(folder: string, answers: BrandAnswers): Promise<readonly string[]> {
  const files = await planBrand(folder, answers);
  const present = await namesIn(folder);
  if (present.length > 0) {
    throw new UsageError(
      `${folder} is not empty (${present.length} entries).`,
      "Give another folder with --dir, or empty it first.",
    );
  }
  await replaceFolder(folder, async (fresh) => {
    for (const file of files) await writeInto(fresh, file.path, file.text);
  });
  return files.map((file) => file.path);
}
