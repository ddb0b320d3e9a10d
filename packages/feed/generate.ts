// Generates src/gen from proto/ and copies it beside what tsc builds. Does nothing, in a few milliseconds, while neither the
// sources nor the generator changed: every root command may run it first.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const packageFolder = dirname(fileURLToPath(import.meta.url));
const protos = join(packageFolder, "../../proto");
const target = join(packageFolder, "src/gen");
const built = join(packageFolder, "dist/gen");

/** No reflection and no 64-bit numbers: both would compile code at run time, which a strict CSP forbids. */
const options = ["-t", "static-module", "-w", "esm", "--keep-case", "--force-number", "--null-semantics"];
const omitted = ["service", "verify", "create", "convert", "delimited", "typeurl"].map((part) => `--no-${part}`);

const files = protoFiles(protos);

const stamp = fingerprint();
if (stampOf(target) !== stamp) await generate();
if (stampOf(built) !== stamp) {
  rmSync(built, { recursive: true, force: true });
  cpSync(target, built, { recursive: true });
}

function protoFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".proto"))
    .map((file) => file.replaceAll("\\", "/"))
    .sort((one, other) => (one < other ? -1 : 1));
}

function fingerprint(): string {
  const hash = createHash("sha256").update(readFileSync(fileURLToPath(import.meta.url)));
  const { version } = require("protobufjs-cli/package.json") as { readonly version: string };
  hash.update(version);
  for (const file of files) hash.update(file).update(readFileSync(join(protos, file)));
  return hash.digest("hex");
}

function stampOf(folder: string): string | null {
  try {
    return readFileSync(join(folder, "stamp"), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Written aside and put in place at once: two commands that start together never read half a file. */
async function generate(): Promise<void> {
  const aside = join(packageFolder, `src/gen.${process.pid}`);
  mkdirSync(aside, { recursive: true });
  try {
    const paths = files.map((file) => join(protos, file));
    await pbjs([...options, ...omitted, "-r", "livery", "-d", "-p", protos, "-o", join(aside, "live.js"), ...paths]);
    writeFileSync(join(aside, "stamp"), stamp);
    mkdirSync(target, { recursive: true });
    for (const file of readdirSync(aside).sort()) renameSync(join(aside, file), join(target, file));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  console.log(`${relative(process.cwd(), target) || target}: generated from ${files.length} proto files`);
}

interface Pbjs {
  readonly main: (argumentList: readonly string[], done: (error: Error | null) => void) => void;
}

function pbjs(argumentList: readonly string[]): Promise<void> {
  const { main } = require("protobufjs-cli/pbjs") as Pbjs;
  return new Promise((done, fail) => {
    main(argumentList, (error) => (error ? fail(error) : done()));
  });
}
