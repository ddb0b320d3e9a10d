import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesIn } from "../files/folder.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";
import type { ProductSource } from "../eject/product-source.ts";
import { rewrite } from "../eject/rewrite.ts";
import { readRecords, type BaseRecord } from "./base-record.ts";
import { readOwnText, type OwnText } from "./own-header.ts";

/**
 * An own file beside its base and the product: `unchanged`; `edited` by its author; `changed` in the product; `both`; `gone`: the
 * product has its original no more; `wrapped` around the product's own variant; `deleted` by its author; `no base` is known.
 */
export type OwnState = "unchanged" | "edited" | "changed" | "both" | "gone" | "wrapped" | "deleted" | "no base";

export interface OwnFile {
  /** Below `overrides/`. */
  readonly path: string;
  readonly state: OwnState;
  readonly record: BaseRecord | undefined;
  /** As it is; undefined for a deleted file. */
  readonly own: OwnText | undefined;
  /** As it was read; undefined for a deleted file. */
  readonly written?: string | undefined;
  /** Whether the file is in another encoding than UTF-8: it would be garbled by being written. */
  readonly isForeign?: boolean;
  /** As `livery eject` would write it today, without a header; undefined where the product has no such file. */
  readonly present: string | undefined;
  /** Why the product's file of today cannot be an own file; empty if it can. */
  readonly problems: readonly string[];
}

/** Whether a file of `overrides/` is code or style: pictures and texts have no base. */
const isCode = (path: string): boolean => /\.(?:[cm]?[jt]sx?|css)$/u.test(path);

/** A brand's own files, in path order. Throws ConfigError (exit 3) for a record that cannot be read. */
export async function ownFiles(folder: string, product: ProductSource): Promise<readonly OwnFile[]> {
  const root = join(folder, overridesFolder);
  const records = new Map((await readRecords(folder)).map((record) => [record.path, record]));
  const there = (await filesIn(root)).filter((path) => !path.startsWith(".") && isCode(path));
  const paths = [...new Set([...there, ...records.keys()])].toSorted();
  return Promise.all(
    paths.map(async (path): Promise<OwnFile> => {
      if (!there.includes(path)) return compared(path, undefined, records.get(path), product);
      const bytes = await readFile(join(root, ...path.split("/")));
      const written = bytes.toString("utf8");
      const isForeign = !Buffer.from(written).equals(bytes);
      return { ...compared(path, readOwnText(written), records.get(path), product), written, isForeign };
    }),
  );
}

function compared(
  path: string,
  own: OwnText | undefined,
  record: BaseRecord | undefined,
  product: ProductSource,
): OwnFile {
  const nothing = { present: undefined, problems: [] };
  if (record === undefined) return { path, own, record, state: "no base", ...nothing };
  const original = product.read(record.source);
  if (record.kind === "wrap") {
    const state = original === undefined ? "gone" : own === undefined ? "deleted" : "wrapped";
    return { path, own, record, state, ...nothing };
  }
  if (original === undefined) return { path, own, record, state: own === undefined ? "deleted" : "gone", ...nothing };
  const { problems, text } = rewrite(product, record.source) ?? { problems: [], text: "" };
  const state = own === undefined ? "deleted" : stateOf(record.text, own.body, text);
  return { path, own, record, state, present: text, problems };
}

function stateOf(base: string, own: string, present: string): OwnState {
  const isEdited = own !== base;
  const isChanged = present !== base;
  if (isEdited && isChanged) return own === present ? "changed" : "both";
  return isEdited ? "edited" : isChanged ? "changed" : "unchanged";
}

/** Whether a later release has something for the file. */
export const isStale = ({ state }: OwnFile): boolean => state === "changed" || state === "both" || state === "gone";

/** The lines that a merge leaves where it cannot decide. */
export const conflictMark = /^(?:<{7}|>{7}) /mu;
