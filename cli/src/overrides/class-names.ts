import { sha256 } from "../files/hashing.ts";
import { relative, resolve, sep } from "node:path";

interface Named {
  /** Hash of the file's path from the build's root, and a number. */
  readonly hash: string;
  readonly filePath: string;
}

/**
 * Class names of a brand's own css that do not depend on the location of its folder: the file's path in the brand and a number,
 * in the order of the classes in the file.
 */
export function classNames(root: string, brandFolder: string): (named: Named) => string {
  const hashesByPath = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const path = relative(brandFolder, resolve(root, filePath)).split(sep).join("/");
    const known = hashesByPath.get(path) ?? [];
    hashesByPath.set(path, known);
    if (!known.includes(hash)) known.push(hash);
    const file = sha256(path).slice(0, 6);
    return `o${file}_${known.indexOf(hash).toString(36)}`;
  };
}
