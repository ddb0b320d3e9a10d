import { closeSync, fchmodSync, fstatSync, openSync, writeSync } from "node:fs";
import { HouseError } from "../errors.ts";

/** A log in a file that another program may move away. */
export interface LogFile {
  /** Writes a line before it returns: a process that is killed loses none. */
  write(line: string): void;
  /** Opens the file anew under its name; later lines go there. Throws HouseError `log_file`, and goes on in the old one then. */
  reopen(): void;
}

/** Bytes that wait in memory while the disk is full; further lines are lost. */
const mostWaiting = 1_048_576;

/**
 * Opens a file for a log, made if it is missing, which its owner alone reads (mode 0600). Throws HouseError `log_file` if it cannot be
 * written. While it cannot be written later on, lines wait, at most `most` bytes of them, and each new line tries again. `failed` hears of
 * the first that had to wait, and then of how many were lost.
 */
export function openLogFile(file: string, failed: (error: Error) => void, most: number = mostWaiting): LogFile {
  let descriptor = openFile(file);
  let waiting: Buffer = Buffer.alloc(0);
  let lost = 0;
  const flush = (): Error | null => {
    try {
      while (waiting.length > 0) waiting = waiting.subarray(writeSync(descriptor, waiting));
      return null;
    } catch (error) {
      return error as Error;
    }
  };
  return {
    write: (line) => {
      const wasWaiting = waiting.length > 0;
      const earlier = flush();
      const bytes = Buffer.from(line);
      if (waiting.length + bytes.length > most) lost += 1;
      else waiting = waiting.length > 0 ? Buffer.concat([waiting, bytes]) : bytes;
      const error = earlier ?? flush();
      if (error !== null && !wasWaiting) failed(error);
      if (error !== null || lost === 0) return;
      failed(new Error(`${lost} lines were lost while it could not be written.`));
      lost = 0;
    },
    reopen: () => {
      const next = openFile(file);
      // What the old one does not take any more goes into the new one.
      flush();
      closeSync(descriptor);
      descriptor = next;
      flush();
    },
  };
}

function openFile(file: string): number {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(file, "a", 0o600);
    // That mode is of a new file only. A pipe or a device belongs to others too.
    const found = fstatSync(descriptor);
    if (found.isFile() && (found.mode & 0o777) !== 0o600) fchmodSync(descriptor, 0o600);
    return descriptor;
  } catch (error) {
    if (descriptor !== undefined) closeSync(descriptor);
    throw new HouseError(
      "log_file",
      `The log cannot be written to ${file} (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
      "Name a file in a folder that is there and that this user may write to: --log-file /var/log/livery/house.log.",
      error,
    );
  }
}
