import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SettingsDocument } from "@livery/contract";
import { writeWhole } from "../files/folder.ts";

/** The last settings of a brand that were fetched and used, or of a signed file that was. */
export interface LastGood {
  /** The address of the service, or the path of the file. */
  readonly url: string;
  /** The time of the fetch: RFC 3339. */
  readonly at: string;
  readonly revision: number;
  readonly document: SettingsDocument;
  /** Of these settings as this revision, if the service answered one (D104). */
  readonly signature?: string;
}

const fileIn = (brandFolder: string): string => join(brandFolder, ".livery", "settings.json");

/** The brand's last good settings; undefined if there are none or the file is damaged. */
export async function readLastGood(brandFolder: string): Promise<LastGood | undefined> {
  try {
    const stored = JSON.parse(await readFile(fileIn(brandFolder), "utf8")) as Partial<LastGood>;
    const { url, at, revision, document, signature } = stored;
    const whole = typeof url === "string" && typeof at === "string" && typeof revision === "number";
    if (!whole || typeof document !== "object" || document === null) return undefined;
    return { url, at, revision, document, ...(typeof signature === "string" && { signature }) };
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Stores settings for a time when the service is not reachable. */
export async function storeLastGood(brandFolder: string, settings: LastGood): Promise<void> {
  await writeWhole(fileIn(brandFolder), `${JSON.stringify(settings, null, 2)}\n`);
}
