import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SettingsDocument } from "@livery/contract";
import { writeWhole } from "../files/folder.ts";

/** The last settings of a brand that were fetched and used. */
export interface LastGood {
  readonly url: string;
  /** When it was fetched: RFC 3339. */
  readonly at: string;
  readonly revision: number;
  readonly document: SettingsDocument;
}

const fileIn = (brandFolder: string): string => join(brandFolder, ".livery", "settings.json");

/** The brand's last good settings; undefined where there are none or the file is damaged. */
export async function readLastGood(brandFolder: string): Promise<LastGood | undefined> {
  try {
    const stored = JSON.parse(await readFile(fileIn(brandFolder), "utf8")) as Partial<LastGood>;
    const { url, at, revision, document } = stored;
    const whole = typeof url === "string" && typeof at === "string" && typeof revision === "number";
    return whole && typeof document === "object" && document !== null ? { url, at, revision, document } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Keeps settings for the day on which the service is away. */
export async function storeLastGood(brandFolder: string, settings: LastGood): Promise<void> {
  await writeWhole(fileIn(brandFolder), `${JSON.stringify(settings, null, 2)}\n`);
}
