import { createWriteStream, fchmodSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";

export interface HouseLog {
  /** The file of its JSON lines. */
  readonly file: string;
  readonly options: { readonly level: string; readonly destination: { write(line: string): void } };
}

/** A log in a file, for a server whose terminal shows other output; its owner alone reads it. */
export function fileLog(root: string): HouseLog {
  const folder = join(root, ".livery");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "house.log");
  const fd = openSync(file, "a", 0o600);
  // That mode is of a new file only: an earlier version's log may be readable for others.
  fchmodSync(fd, 0o600);
  const stream = createWriteStream(file, { fd });
  return { file, options: { level: "info", destination: { write: (line) => void stream.write(line) } } };
}
