/** Where what tests prepare lies: beside the CLI's builds. */
export { cacheFolder, dropOldBuilds } from "../../../../cli/src/platform/cache.ts";
