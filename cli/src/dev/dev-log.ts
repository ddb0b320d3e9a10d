import { relative, sep } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Logger } from "vite";
import { ConfigError } from "../errors.ts";
import { reportError } from "../terminal/failure.ts";
import { savedAgain } from "./saved-again.ts";

/** Vite's logger of a brand in `folder`, its real path: an error in one of its files is printed as Livery's own are, and colours at a terminal alone. */
export function devLog(folder: string, base: Logger): Logger {
  const reported = new WeakSet<object>();
  const plain = (text: string): string => (showsColours(process.stderr) ? text : stripVTControlCharacters(text));
  return {
    ...base,
    get hasWarned() {
      return base.hasWarned;
    },
    hasErrorLogged: (error) => reported.has(error) || base.hasErrorLogged(error),
    error(message, options) {
      const error = options?.error;
      const file = error && "id" in error && typeof error.id === "string" ? error.id.split("?", 1)[0] : undefined;
      if (error == null || file?.startsWith(folder + sep) !== true) return base.error(plain(message), options);
      reported.add(error);
      const name = relative(folder, file).replaceAll(sep, "/");
      const frame = plain(error.message).replace(/^Transform failed with \d+ errors?:\s*/u, "");
      reportError(
        new ConfigError(`${name} is not shown:`, [frame.trim().replaceAll("\n", "\n  ")], savedAgain("Correct it")),
      );
    },
  };
}

/** Whether text with colours is read where a stream is shown: at a terminal that is not told otherwise (`NO_COLOR`). */
function showsColours(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY && stream.hasColors();
}
