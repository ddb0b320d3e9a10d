import { basename, dirname, join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { brandFolders } from "../stories/list/brand-folders.ts";

/**
 * An edit of a skin's tokens reaches every story, since the frame around them takes the tokens; as an update of modules it
 * would draw the story anew, and what was typed there would be gone. The frame is told of it instead, and swaps a style sheet.
 */
export function tokenEdits(): Plugin {
  return {
    name: "livery-token-edits",
    apply: "serve",
    hotUpdate({ file, modules, timestamp }) {
      const [module] = modules;
      const isTokens = brandFolders().some(({ path }) => normalizePath(join(path, "tokens.ts")) === file);
      if (module === undefined || !isTokens) return undefined;
      const news = { brand: basename(dirname(file)), url: `${module.url}?t=${timestamp}` };
      this.environment.hot.send("livery:tokens", news);
      return [];
    },
  };
}
