import { spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { childCommand, longestAnswer, mostMemory, mostMilliseconds } from "./child-command.ts";

/** The text that a script returned, or the limit that it exceeded. */
export type ChildResult = { readonly text: string } | { readonly exceeded: string };

/**
 * Runs a script in a child process without rights and returns the text that it evaluates to, within `milliseconds`. Never rejects
 * for what the script does.
 */
export function runChild(script: string, milliseconds = mostMilliseconds): Promise<ChildResult> {
  const { file, args, env, detached } = childCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { env, detached, stdio: ["pipe", "ignore", "pipe", "pipe"], windowsHide: true });
    const started = performance.now();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill("SIGKILL");
    }, milliseconds);
    // The types of the streams follow from `stdio` above, which `spawn` types for the first three alone.
    const [stdin, , stderr, result] = child.stdio as readonly unknown[] as readonly [
      Writable,
      null,
      Readable,
      Readable,
    ];
    // A character has at most three bytes; the child itself refuses a longer answer.
    const answer = gathered(result, 3 * longestAnswer, () => child.kill("SIGKILL"));
    const complaint = gathered(stderr, 64 * 1024, () => undefined);
    child.on("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    // A child that ends early does not read all of its input.
    stdin.on("error", () => undefined);
    stdin.end(script);
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      if (code === 0) return resolve({ text: answer() });
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      const end = signal ?? `exit code ${code}`;
      if (isLate) resolve({ exceeded: `took more than ${milliseconds / 1000} s` });
      else if (/out of memory|allocation failed/iu.test(complaint()))
        resolve({ exceeded: `needs more than ${mostMemory} MiB of memory` });
      else resolve({ exceeded: `ended its process after ${seconds} s (${end})` });
    });
  });
}

/** Gathers at most `most` bytes of a stream as text; `beyond` is called at the first byte beyond. */
function gathered(stream: Readable, most: number, beyond: () => void): () => string {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on("data", (chunk: Buffer) => {
    if (length <= most) chunks.push(chunk);
    length += chunk.length;
    if (length > most) beyond();
  });
  return () => Buffer.concat(chunks).toString("utf8");
}
