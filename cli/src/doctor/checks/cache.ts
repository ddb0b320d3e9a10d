import { access, constants, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { leftoversIn, removeLeftovers } from "../../files/leftovers.ts";
import type { Check } from "../check.ts";

const writable: Check = {
  id: "cache",
  title: "The cache",
  check: async ({ cache }) => {
    const found = await stat(cache).catch((error: NodeJS.ErrnoException) => error.code);
    if (found === "ENOENT") {
      const isMade = { well: `${cache} is made by the first build` };
      const parent = await access(join(cache, ".."), constants.W_OK).then(
        () => true,
        () => false,
      );
      if (parent) return isMade;
      return {
        found: `There is no folder ${cache}.`,
        next: "Make it, or name another one in LIVERY_CACHE.",
        fix: async () => {
          await mkdir(cache, { recursive: true });
          return "It was made.";
        },
      };
    }
    const may =
      typeof found === "object" &&
      found.isDirectory() &&
      (await access(cache, constants.R_OK | constants.W_OK | constants.X_OK).then(
        () => true,
        () => false,
      ));
    return may
      ? { well: cache }
      : {
          found: `This user may not write into ${cache}, or it is no folder.`,
          next: "Give the user the right, or name another folder in LIVERY_CACHE.",
        };
  },
};

const leftovers: Check = {
  id: "leftovers",
  title: "Unfinished builds",
  check: async ({ brand, cache }) => {
    const below = await readdir(cache, { withFileTypes: true }).catch(() => []);
    const folders = [
      cache,
      ...below.filter((entry) => entry.isDirectory()).map(({ name }) => join(cache, name)),
      ...("folder" in brand ? [brand.folder] : []),
    ];
    const found = (await Promise.all(folders.map(leftoversIn))).flat();
    if (found.length === 0) return { well: "none" };
    return {
      found: `Commands that were killed left ${found.map(({ path }) => path).join(", ")}.`,
      next: "Remove it, or run livery doctor --fix.",
      isWarning: true,
      fix: async () => {
        for (const folder of folders) await removeLeftovers(folder);
        return "It was removed, and earlier content put back where nothing else was.";
      },
    };
  },
};

/** More bytes than the few builds that stay take. */
const large = 4 * 1024 ** 3;

const size: Check = {
  id: "cache-size",
  title: "Size of the cache",
  check: async ({ cache }) => {
    const entries = await readdir(cache, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    let bytes = 0;
    for (const file of files) bytes += (await stat(file).catch(() => null))?.size ?? 0;
    const text = `${(bytes / 1024 ** 2).toFixed(0)} MB in ${files.length} files`;
    return bytes < large
      ? { well: text }
      : {
          found: `The cache has ${text}.`,
          next: `Remove ${cache}: everything in it can be built again.`,
          isWarning: true,
        };
  },
};

/** The folder of what can be built again. */
export const cacheChecks: readonly Check[] = [writable, leftovers, size];
