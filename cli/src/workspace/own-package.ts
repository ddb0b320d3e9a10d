import { readFileSync } from "node:fs";

/** What the command's own package.json says. */
export interface OwnPackage {
  readonly version: string;
  readonly engines: { readonly node: string };
}

/** Reads the package.json of the command, in the repository and where it is installed. */
export function ownPackage(): OwnPackage {
  return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as OwnPackage;
}
