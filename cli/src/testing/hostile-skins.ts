import { hostileReaders } from "./hostile-readers.ts";
import { isPromise, noProcess, notImported, type HostileSkin, type Targets } from "./hostile-skin.ts";

const acting: readonly HostileSkin[] = [
  {
    name: "writes a file",
    code: ({ marks }) => `process.getBuiltinModule("fs").writeFileSync("${marks}/written", "x");\nexport default 1;`,
    proof: "mark",
    result: noProcess,
  },
  {
    name: "starts a program",
    code: ({ marks }) =>
      `import { execFileSync } from "node:child_process";\nexecFileSync("touch", ["${marks}/started"]);\nexport default 1;`,
    proof: "mark",
    result: notImported("node:child_process"),
  },
  {
    name: "starts a thread",
    code: () => `import { Worker } from "node:worker_threads";
export default new Promise((resolve) => new Worker("require('worker_threads').parentPort.postMessage(process.env.HUSH)", { eval: true }).on("message", resolve));`,
    proof: "secret",
    result: notImported("node:worker_threads"),
  },
  {
    name: "starts a cluster",
    code: () => 'import cluster from "node:cluster";\nexport default { loot: cluster.isPrimary };',
    proof: /true/u,
    result: notImported("node:cluster"),
  },
  {
    name: "signals its parent",
    code: () => "export default { loot: process.kill(process.ppid, 0) };",
    proof: /true/u,
    result: noProcess,
  },
  {
    name: "changes the folder",
    code: () => 'process.chdir("/");\nexport default { loot: process.cwd() };',
    proof: /"\/"/u,
    result: noProcess,
  },
  {
    name: "fetches",
    code: ({ port }) => `export default fetch("http://127.0.0.1:${port}/fetch").then((response) => response.text());`,
    proof: "hit",
    result: /^skin\.config\.ts:1: fetch is not defined$/u,
  },
  {
    name: "opens a WebSocket",
    code: ({ port }) =>
      `export default new Promise((resolve) => { new WebSocket("ws://127.0.0.1:${port}").onerror = () => resolve(1); });`,
    proof: "hit",
    result: isPromise,
  },
  ...[
    ["net", `connect(PORT, "127.0.0.1").on("connect", resolve)`],
    ["node:http", `get("http://127.0.0.1:PORT/", resolve).on("error", resolve)`],
    ["node:http2", `connect("http://127.0.0.1:PORT").on("connect", resolve).on("error", resolve)`],
    ["tls", `connect({ port: PORT, host: "127.0.0.1" }).on("error", resolve)`],
    ["node:dgram", `createSocket("udp4").send("x", UDP, "127.0.0.1", resolve)`],
  ].map(([module = "", call = ""]) => ({
    name: `connects with ${module}`,
    code: ({ port, udp }: Targets) =>
      `import * as module from "${module}";\nexport default new Promise((resolve) => { module.${call.replace("PORT", String(port)).replace("UDP", String(udp))}; }).then(() => 1);`,
    proof: "hit" as const,
    result: notImported(module),
  })),
  {
    name: "resolves a name",
    code: () => 'import { lookup } from "node:dns/promises";\nexport default lookup("localhost");',
    proof: /address/u,
    result: notImported("node:dns/promises"),
  },
];

const answering: readonly HostileSkin[] = [
  {
    name: "pollutes Object.prototype",
    code: () => "Object.prototype.polluted = 1;\nexport default { loot: ({}).polluted };",
    proof: /"loot":1/u,
    result: /^\{"loot":1\}$/u,
  },
  {
    name: "sends a property __proto__",
    code: () =>
      'import words from "./words.json" with { type: "json" };\nconst target = {};\nfor (const name in words) target[name] = words[name];\nexport default { words, loot: target.polluted };',
    files: () => ({ "words.json": '{ "__proto__": { "polluted": 1 } }' }),
    proof: /"loot":1/u,
    result: /^words\.__proto__ is forbidden$/u,
  },
  {
    name: "answers by toJSON",
    code: () =>
      'const toJSON = () => ({ loot: globalThis["process"]?.env.HUSH });\nObject.prototype.toJSON = toJSON;\nexport default { toJSON };',
    proof: "secret",
    result: /^skin\.config\.ts: gives no value that can be read$/u,
  },
  {
    name: "answers by a getter",
    code: () => "export default { get loot() { return process.env.HUSH; } };",
    proof: "secret",
    result: noProcess,
  },
  {
    name: "answers by a proxy",
    code: () =>
      'export default new Proxy({ loot: 0 }, { get: (_, name) => (name === "loot" ? globalThis["process"]?.env.HUSH ?? "nothing" : undefined) });',
    proof: "secret",
    result: /^\{"loot":"nothing"\}$/u,
  },
  {
    name: "takes the place of what writes the answer",
    code: () =>
      'const own = { loot: globalThis["process"]?.env.HUSH ?? "nothing" };\nconst write = JSON.stringify;\nJSON.stringify = () => write({ value: own, marks: [[["loot", "length"], "number", "7"], [["__proto__", "polluted"], "number", "7"], [["constructor", "prototype"], "number", "7"], 7] });\nObject.entries = () => [];\nArray.prototype.map = () => [];\nexport default {};',
    proof: "secret",
    result: /^\{"loot":"nothing"\}$/u,
  },
  {
    name: "answers with no answer",
    code: () => 'JSON.stringify = () => "}";\nexport default 1;',
    proof: /\}$/u,
    result: /^skin\.config\.ts: gives no value that can be read$/u,
  },
  {
    name: "answers something endlessly deep",
    code: () =>
      'const deep = "[".repeat(90_000) + "]".repeat(90_000);\nJSON.stringify = () => `{"value":${deep},"marks":[]}`;\nexport default 1;',
    proof: /\[{100}/u,
    result: /^skin\.config\.ts: gives no value that can be read$/u,
  },
  {
    name: "ends its process with an answer of its own",
    code: () =>
      'process.getBuiltinModule("fs").writeSync(1, JSON.stringify({ value: { loot: process.env.HUSH }, marks: [] }));\nprocess.exit(0);',
    proof: "secret",
    result: noProcess,
  },
  {
    name: "prints an answer of its own",
    code: () =>
      'console.log(JSON.stringify({ value: { loot: globalThis["process"]?.env.HUSH }, marks: [] }));\nexport default 1;',
    proof: "secret",
    result: /^1$/u,
  },
  {
    name: "answers too much",
    code: () => 'export default "x".repeat(3_000_000);',
    proof: /x{1000}/u,
    result: /^skin\.config\.ts: exports 30000\d\d characters; a brand has at most 1048576/u,
  },
  {
    name: "throws a text that controls the terminal",
    code: () => 'throw new Error("\\u001b]0;owned\\u0007\\u001b[2J gone\\r\\n  ✓ built");',
    proof: /\[2J/u,
    result: /^skin\.config\.ts:1: gone ✓ built$/u,
  },
];

const lasting: readonly HostileSkin[] = [
  {
    name: "loops",
    code: () => "for (;;);\nexport default 1;",
    proof: "lasts",
    result: /^skin\.config\.ts: took more than 0\.6 s$/u,
    milliseconds: 600,
  },
  {
    name: "backtracks in a regular expression",
    code: () => 'export default /^(\\w+\\s?)*$/.test("a".repeat(60) + "!");',
    proof: "lasts",
    result: /^skin\.config\.ts: took more than 0\.6 s$/u,
    milliseconds: 600,
  },
  {
    name: "waits for a thread that there is not",
    code: () => "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);\nexport default 1;",
    proof: "lasts",
    result: /^skin\.config\.ts:1: Atomics is not defined$/u,
  },
  {
    name: "waits for a promise that never ends",
    code: () => "await new Promise(() => setInterval(() => 0, 1000));\nexport default 1;",
    proof: "lasts",
    result: /^skin\.config\.ts:1: await is not allowed outside a function$/u,
  },
  {
    name: "goes on after its answer",
    code: () => "Promise.resolve().then(() => { for (;;); });\nexport default 1;",
    proof: "lasts",
    result: /^1$/u,
  },
  {
    name: "imports a pipe that nobody writes to",
    code: () => 'import words from "./pipe.json" with { type: "json" };\nexport default words;',
    files: () => ({ "pipe.json": "pipe:" }),
    proof: "lasts",
    result: /^skin\.config\.ts:1: Cannot find module '\.\/pipe\.json'$/u,
  },
  {
    name: "fills the heap",
    code: () =>
      "const all = [];\nfor (let index = 0; index < 10; index += 1) all.push(new Array(4_000_000).fill(index));\nexport default { loot: all.length };",
    proof: /"loot":10/u,
    result: /^skin\.config\.ts: needs more than 256 MiB of memory$/u,
    milliseconds: 60_000,
  },
  {
    name: "fills the memory beside the heap",
    code: () =>
      "const all = [];\nfor (let index = 0; index < 10; index += 1) all.push(new Uint8Array(32_000_000).fill(1));\nexport default { loot: all.length };",
    proof: /"loot":10/u,
    result: /^skin\.config\.ts:2: Uint8Array is not defined$/u,
  },
];

/** Brands whose code attacks the one who builds them. */
export const hostileSkins: readonly HostileSkin[] = [...hostileReaders, ...acting, ...answering, ...lasting];
