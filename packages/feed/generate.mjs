// Generates src/gen from proto/ and copies it beside what tsc builds. Does nothing, in a few milliseconds, while neither the
// sources nor the generator changed: every root command may run it first.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const room = dirname(fileURLToPath(import.meta.url));
const protos = join(room, "../../proto");
const target = join(room, "src/gen");
const built = join(room, "dist/gen");

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

function protoFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".proto"))
    .map((file) => file.replaceAll("\\", "/"))
    .sort((one, other) => (one < other ? -1 : 1));
}

function fingerprint() {
  const hash = createHash("sha256").update(readFileSync(fileURLToPath(import.meta.url)));
  hash.update(require("protobufjs-cli/package.json").version);
  for (const file of files) hash.update(file).update(readFileSync(join(protos, file)));
  return hash.digest("hex");
}

function stampOf(folder) {
  try {
    return readFileSync(join(folder, "stamp"), "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}

/** Written aside and put in place at once: two commands that start together never read half a file. */
async function generate() {
  const aside = join(room, `src/gen.${process.pid}`);
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

function pbjs(args) {
  return new Promise((done, fail) => {
    require("protobufjs-cli/pbjs").main(args, (error) => (error ? fail(error) : done()));
  });
}
