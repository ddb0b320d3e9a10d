export { FontError } from "./font-error.ts";
export { type FontFacts, readFontFile, subsetFontFile } from "./font-file.ts";
export { fontFolder, type FontSource, presentFontFolder } from "./font-folder.ts";
export { type FontPackage, fontPackages } from "./font-packages.ts";
