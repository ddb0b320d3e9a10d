import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { BrandPicture, SkinAssets } from "@livery/skin";
import sharp from "sharp";
import { skinFile } from "../brand/skin-file.ts";
import { ConfigError } from "../errors.ts";
import type { BuiltFile } from "../files/built-file.ts";
import { contentName } from "../files/hashing.ts";

export interface BrandPictures {
  readonly logo: BrandPicture | null;
  readonly pattern: BrandPicture | null;
  readonly edge: BrandPicture | null;
  readonly scene: BrandPicture | null;
  readonly empty: BrandPicture | null;
  readonly marks: Readonly<Record<string, BrandPicture>>;
  readonly files: readonly BuiltFile[];
}

/** Reads the pictures of a brand, with their sizes, and gives them hashed names. Throws ConfigError if one does not exist. */
export async function brandPictures(folder: string, assets: SkinAssets): Promise<BrandPictures> {
  const files: BuiltFile[] = [];
  const add = async (field: string, path: string | undefined): Promise<BrandPicture | null> => {
    if (path === undefined) return null;
    const { picture, file } = await readPicture(folder, field, path);
    files.push(file);
    return picture;
  };
  const logo = await add("assets.logo", assets.logo);
  const pattern = await add("assets.pattern", assets.pattern);
  const edge = await add("assets.edge", assets.edge);
  const scene = await add("assets.scene", assets.scene);
  const empty = await add("assets.empty", assets.empty);
  const marks: Record<string, BrandPicture> = {};
  for (const [section, path] of Object.entries(assets.marks ?? {})) {
    const mark = await add(`assets.marks.${section}`, path);
    if (mark) marks[section] = mark;
  }
  return { logo, pattern, edge, scene, empty, marks, files };
}

async function readPicture(
  folder: string,
  field: string,
  path: string,
): Promise<{ readonly picture: BrandPicture; readonly file: BuiltFile }> {
  try {
    const content = await readFile(join(folder, ...path.split("/")));
    const { width, height } = await sharp(content).metadata();
    const ending = extname(path);
    const name = `assets/${basename(path, ending)}-${contentName(content)}${ending}`;
    return { picture: { src: `/${name}`, width, height }, file: { path: name, content } };
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code === "ENOENT" ? "there is no such file" : "it is no picture";
    throw new ConfigError(
      `A picture of the brand in ${folder} cannot be used.`,
      [
        `${skinFile}: ${field}: ${JSON.stringify(path)} is not allowed: ${reason}. Allowed: a picture inside the brand folder.`,
      ],
      { correct: "Correct the path or add the file" },
      error,
    );
  }
}
