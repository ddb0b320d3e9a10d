import { join, relative, sep } from "node:path";
import type { SkinWriter } from "../brand/load-skin.ts";
import type { ExplainedLayer } from "./explanation.ts";

/** A brand whose files are read, and the folder from which their paths are shown. */
export interface ExplainedBrand {
  readonly directory: string;
  /** The brand itself, then those that it extends. */
  readonly writers: readonly SkinWriter[];
}

/** Where a field of a skin is written: by the brand itself, or by the first brand that it extends and that has it. */
export function writtenAt({ directory, writers }: ExplainedBrand, path: readonly string[]): string | undefined {
  const writer = writers.find(({ raw }) => valueAt(raw, path) !== undefined);
  return writer && shownLocation(directory, writer, path);
}

/** A layer for each brand that writes a field, lowest first. `ownOnly`: the field is not inherited. */
export function writtenLayers(
  brand: ExplainedBrand,
  path: readonly string[],
  { ownOnly = false }: { readonly ownOnly?: boolean } = {},
): readonly ExplainedLayer[] {
  const writers = ownOnly ? brand.writers.slice(0, 1) : brand.writers;
  return writers
    .flatMap((writer, index): ExplainedLayer[] => {
      const value = valueAt(writer.raw, path);
      if (value === undefined) return [];
      const layer = index === 0 ? "skin" : `extended skin ${String(valueAt(writer.raw, ["name"]))}`;
      return [{ layer, value, at: shownLocation(brand.directory, writer, path) }];
    })
    .toReversed();
}

function shownLocation(directory: string, { folder, source }: SkinWriter, path: readonly string[]): string {
  const { file, line } = source.locationOf(path);
  return `${shownFile(directory, join(folder, file))}:${line}`;
}

/** A file as a reader who stands in `directory` would name it. */
export function shownFile(directory: string, file: string): string {
  const shown = relative(directory, file);
  return shown.startsWith(`..${sep}..`) ? file : shown.split(sep).join("/");
}

/** The value at a path of an object as it was written; undefined if there is none. */
export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (here, name) =>
      typeof here === "object" && here !== null && Object.hasOwn(here, name)
        ? (here as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  );
}
