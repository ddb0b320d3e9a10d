import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";

export interface HouseLog {
  /** The file of its JSON lines. */
  readonly file: string;
  readonly options: { readonly level: string; readonly destination: { write(line: string): void } };
}

/** A log in a file, for a server whose terminal shows other output. */
export function fileLog(root: string): HouseLog {
  const folder = join(root, ".livery");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "house.log");
  const stream = createWriteStream(file, { flags: "a", mode: 0o600 });
  return { file, options: { level: "info", destination: { write: (line) => void stream.write(line) } } };
}
