import { printableJson } from "../printable.ts";

/**
 * The version of the shapes that `--json` prints; it rises when a field is removed or changes its meaning. The answers of
 * `livery bet` are a plain list, as the specification has them.
 */
export const jsonSchema = 1;

/** Prints a result as one line or an indented object with its schema; whole numbers beyond the range of a double are text. */
export function printJson(value: object, { indent = 2 }: { readonly indent?: number } = {}): void {
  process.stdout.write(`${jsonText({ schema: jsonSchema, ...value }, indent)}\n`);
}

function jsonText(value: object, indent: number): string {
  return printableJson(
    JSON.stringify(value, (_name, each: unknown) => (typeof each === "bigint" ? whole(each) : each), indent),
  );
}

function whole(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
