import { basename, dirname } from "node:path";
import type { Plugin } from "vite";

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
      if (module === undefined || !/\/skins\/[^/]+\/tokens\.ts$/u.test(file)) return undefined;
      const news = { brand: basename(dirname(file)), url: `${module.url}?t=${timestamp}` };
      this.environment.hot.send("livery:tokens", news);
      return [];
    },
  };
}
