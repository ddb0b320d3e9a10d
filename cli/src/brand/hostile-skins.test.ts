import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { ConfigError } from "../errors.ts";
import { childCommand, mostMemory, mostMilliseconds, systemGuards } from "../sandbox/child-command.ts";
import type { HostileSkin, Targets } from "../testing/hostile-skin.ts";
import { hostileSkins } from "../testing/hostile-skins.ts";
import { temporaryFolder } from "../testing/temporary.ts";
import { evaluateSkin } from "./evaluate-skin.ts";
import { skinFile } from "./skin-file.ts";

vi.setConfig({ testTimeout: 120_000, maxConcurrency: 4 });

const base = await temporaryFolder();
const secret = `hush-${process.pid}-${Date.now()}`;
const file = join(base, "secret.json");
const environment = { HUSH: secret, PATH: process.env["PATH"] };
await writeFile(file, JSON.stringify(secret));

/** Runs an attack in a folder, port and marks of its own, and says what it reached. */
async function attacked(attack: HostileSkin, run: (folder: string, targets: Targets) => Promise<string>) {
  const folder = join(base, `${hostileSkins.indexOf(attack)}-${run.name}`);
  const marks = join(folder, "marks");
  await mkdir(marks, { recursive: true });
  let hits = 0;
  const hit = (): void => void (hits += 1);
  const server = createServer((socket) => socket.on("error", () => undefined).destroy()).on("connection", hit);
  const last = randomUUID();
  const datagrams = createSocket("udp4").on("message", (message) =>
    String(message) === last ? done.resolve() : hit(),
  );
  const done = Promise.withResolvers<void>();
  await Promise.all([
    once(server.listen(0, "127.0.0.1"), "listening"),
    once(datagrams.bind(0, "127.0.0.1"), "listening"),
  ]);
  const targets = {
    secret,
    file,
    marks: join(folder, "marks"),
    port: (server.address() as AddressInfo).port,
    udp: datagrams.address().port,
  };
  for (const [path, text] of Object.entries(attack.files?.(targets) ?? {})) {
    const at = join(folder, path);
    if (text.startsWith("link:")) await symlink(text.slice("link:".length), at);
    else if (text === "pipe:") execFileSync("mkfifo", [at]);
    else await writeFile(at, text);
  }
  try {
    const text = await run(folder, targets);
    // A datagram that is under way arrives before one that is sent now.
    datagrams.send(last, datagrams.address().port, "127.0.0.1");
    await done.promise;
    return { text, hits, marks: await readdir(marks) };
  } finally {
    server.close();
    datagrams.close();
  }
}

/** Imports the skin as Node does, prints what it exports or throws, and ends; "lasts" if it does not. */
const importing = `process.stdout.write("started\\n");
import(process.argv[1])
  .then(async (module) => JSON.stringify(await module.default))
  .catch((error) => error.message)
  .then((text) => process.stdout.write(String(text), () => process.exit(0)));`;
/** How long an endless program is watched, in ms. */
const watched = 300;

test.each(hostileSkins)("without a guard: a skin $name", { concurrent: true }, async (attack) => {
  const { text, hits, marks } = await attacked(attack, async function plain(folder, targets) {
    const skin = join(folder, attack.isCommon ? "skin.cjs" : "skin.mjs");
    await writeFile(skin, attack.code(targets));
    const child = spawn(process.execPath, ["--no-warnings", "--eval", importing, skin], {
      env: environment,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let printed = "";
    let lasts = false;
    child.stdout.on("data", (chunk: Buffer) => {
      if (printed === "" && attack.proof === "lasts")
        setTimeout(() => {
          lasts = child.exitCode === null;
          child.kill("SIGKILL");
        }, watched);
      printed += chunk.toString();
    });
    await once(child, "close");
    return lasts ? "lasts" : printed;
  });
  if (attack.proof === "hit") expect(hits).toBeGreaterThan(0);
  else if (attack.proof === "mark") expect(marks).toHaveLength(1);
  else if (attack.proof === "secret") expect(text).toContain(secret);
  else if (attack.proof === "lasts") expect(text).toBe("lasts");
  else expect(text).toMatch(attack.proof);
});

test.each(hostileSkins)("gets nothing: a skin $name", { concurrent: true }, async (attack) => {
  const { text, hits, marks } = await attacked(attack, async function guarded(folder, targets) {
    await writeFile(join(folder, skinFile), attack.code(targets));
    // Longer than a busy machine takes to start a process.
    return outcome(join(folder, skinFile), attack.milliseconds ?? 60_000);
  });
  expect(text).toMatch(attack.result);
  expect({ hits, marks }).toEqual({ hits: 0, marks: [] });
  expect(text.replaceAll(base, "")).not.toContain(secret);
  expect(({} as { readonly polluted?: number }).polluted).toBeUndefined();
});

async function outcome(skin: string, milliseconds?: number): Promise<string> {
  try {
    const { raw, forbidden } = await evaluateSkin(skin, milliseconds);
    expect(JSON.stringify(raw) ?? "").not.toContain("__proto__");
    if (forbidden.length > 0) return forbidden.map((path) => `${path.join(".")} is forbidden`).join("\n");
    return typeof raw === "function" ? `default export: ${String(raw)}` : JSON.stringify(raw);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.exitCode).toBe(3);
    return error.problems.map(({ message }) => message).join("\n");
  }
}

test("no module of Node is imported, under neither of its names", async () => {
  const names = builtinModules.flatMap((name) => (name.startsWith("node:") ? [name] : [name, `node:${name}`]));
  const folder = join(base, "modules");
  await mkdir(folder);
  const lines = names.map((name, index) => `import * as m${index} from "${name}";`);
  await writeFile(
    join(folder, skinFile),
    [...lines, `export default [${lines.map((_, index) => `m${index}`).join()}];`].join("\n"),
  );
  const problems = (await outcome(join(folder, skinFile))).split("\n");
  expect(problems).toEqual(
    names.map((name, index) => expect.stringContaining(`${skinFile}:${index + 1}: import: "${name}" is not allowed.`)),
  );
});

test("the process of a skin has no rights even outside the context of its code", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const mark = join(base, "outside");
  const { file: command, args, env, detached } = childCommand();
  const child = spawn(
    command,
    [...args.slice(0, -1), `(${String(tryRights)})(${JSON.stringify({ file, mark, port, parent: process.pid })})`],
    {
      env,
      detached,
      stdio: ["ignore", "ignore", "inherit", "pipe"],
    },
  );
  const found = JSON.parse(await text(child.stdio[3] as Readable)) as Readonly<Record<string, string>>;
  const { network, signal, ...rest } = found;
  expect(rest).toEqual({
    environment: "nothing",
    reads: "ERR_ACCESS_DENIED",
    writes: "ERR_ACCESS_DENIED",
    starts: "ERR_ACCESS_DENIED",
    threads: "ERR_ACCESS_DENIED",
    addon: "ERR_DLOPEN_DISABLED",
    wasi: "ERR_ACCESS_DENIED",
    inspects: "ERR_ACCESS_DENIED",
    generates: "EvalError",
    assembles: "ReferenceError",
  });
  // What else holds depends on the system: a container may forbid namespaces.
  const isApart = systemGuards().some((word) => word.endsWith("unshare"));
  expect({ network, signal }).toEqual(
    isApart ? { network: "ENETUNREACH", signal: "ESRCH" } : { network: "reached", signal: "reached" },
  );
});

/** Runs in the child, as source text: what it reaches of each right. */
function tryRights({ file, mark, port, parent }: { file: string; mark: string; port: number; parent: number }): void {
  const builtin: typeof process.getBuiltinModule = (name: string) => process.getBuiltinModule(name);
  const found: Record<string, string> = {};
  const attempt = (name: string, act: () => string | undefined | void): void => {
    try {
      found[name] = act() ?? "reached";
    } catch (error) {
      const { code, name: kind } = error as NodeJS.ErrnoException;
      found[name] = code ?? kind;
    }
  };
  attempt("environment", () => Object.keys(process.env).join() || "nothing");
  attempt("reads", () => builtin("fs").readFileSync(file, "utf8"));
  attempt("writes", () => builtin("fs").writeFileSync(mark, ""));
  attempt("starts", () => builtin("child_process").execFileSync("/bin/true").toString());
  attempt("threads", () => new (builtin("worker_threads").Worker)("0", { eval: true }).threadId.toString());
  attempt("addon", () => process.dlopen({ exports: {} }, "/nothing.node"));
  attempt("wasi", () => typeof new (builtin("wasi").WASI)({ version: "preview1" }));
  attempt("inspects", () => builtin("inspector").open(0)[Symbol.dispose]());
  attempt("generates", () => String(Reflect.construct(Function, ["return 1"])));
  attempt("assembles", () => String(WebAssembly.validate(new Uint8Array([0]))));
  attempt("signal", () => (process.kill(parent, 0) ? "reached" : ""));
  const socket = builtin("net").connect(port, "127.0.0.1");
  const end = (network: string): void => {
    builtin("fs").writeSync(3, JSON.stringify({ ...found, network }));
    process.exit(0);
  };
  socket.on("connect", () => end("reached")).on("error", (error: NodeJS.ErrnoException) => end(error.code ?? ""));
}

test("a skin has 10 s and 256 MiB", () => {
  expect([mostMilliseconds, mostMemory]).toEqual([10_000, 256]);
});
