/** What attacks aim at; each is made for one run of the test. */
export interface Targets {
  /** The value of the environment variable `HUSH`, and the content of the files. */
  readonly secret: string;
  /** A file outside of every brand's folder. */
  readonly file: string;
  /** A folder that attacks write into, a file each. */
  readonly marks: string;
  /** Port of a listener on 127.0.0.1: HTTP, or anything that connects. */
  readonly port: number;
  /** Port of a UDP listener on 127.0.0.1. */
  readonly udp: number;
}

/** How an attack proves itself where nothing stops it: by what it exports, a file, a connection, or by not ending. */
type Proof = "secret" | "mark" | "hit" | "lasts" | RegExp;

export interface HostileSkin {
  readonly name: string;
  /** The code of `skin.config.ts`: JavaScript, so that Node runs it without a bundler too. */
  readonly code: (targets: Targets) => string;
  /** Further files of the brand's folder, by path; `link:` in front of a text makes a link. */
  readonly files?: (targets: Targets) => Readonly<Record<string, string>>;
  /** A CommonJS module. */
  readonly isCommon?: boolean;
  readonly proof: Proof;
  /** What comes instead: a problem, or a harmless value as JSON. */
  readonly result: RegExp;
  /** A limit of its own, in ms, for what does not end. */
  readonly milliseconds?: number;
}

const notImported = (name: string): RegExp =>
  new RegExp(
    `^skin\\.config\\.ts:\\d+: import: "${name.replaceAll("/", "\\/")}" is not allowed\\. Allowed: @livery/skin`,
    "u",
  );
const noProcess = /^skin\.config\.ts:\d+: process is not defined$/u;
const noStrings = /^skin\.config\.ts:\d+: Code generation from strings disallowed for this context$/u;
const isPromise = /^default export: \[object Promise\]/u;
const textOf = (file: string): string => `${JSON.stringify(file)}, "utf8"`;

const reading: readonly HostileSkin[] = [
  {
    name: "reads the environment",
    code: () => "export default { loot: process.env.HUSH };",
    proof: "secret",
    result: noProcess,
  },
  {
    name: "reads the environment by a computed name",
    code: () => 'export default { loot: globalThis["pro" + "cess"]?.env.HUSH };',
    proof: "secret",
    result: /^\{\}$/u,
  },
  {
    name: "reads the command line and the folder",
    code: () => "export default { loot: process.argv, at: process.cwd() };",
    proof: /node/u,
    result: noProcess,
  },
  {
    name: "reads a file with an imported module",
    code: ({ file }) => `import { readFileSync } from "node:fs";\nexport default readFileSync(${textOf(file)});`,
    proof: "secret",
    result: notImported("node:fs"),
  },
  {
    name: "reads a file with a module without its prefix",
    code: ({ file }) => `import fs from "fs/promises";\nexport default fs.readFile(${textOf(file)});`,
    proof: "secret",
    result: notImported("fs/promises"),
  },
  {
    name: "reads a file with a re-exported module",
    code: ({ file }) => `import { fs } from "./again.mjs";\nexport default fs.readFileSync(${textOf(file)});`,
    files: () => ({ "again.mjs": 'export * as fs from "node:fs";' }),
    proof: "secret",
    result: /^again\.mjs:1: import: "node:fs" is not allowed/u,
  },
  {
    name: "reads a file with require",
    code: ({ file }) => `module.exports = { default: require("node:fs").readFileSync(${textOf(file)}) };`,
    isCommon: true,
    proof: "secret",
    result: notImported("node:fs"),
  },
  {
    name: "reads a file with a computed require",
    code: ({ file }) =>
      `const name = "node:" + "fs";\nmodule.exports = { default: require(name).readFileSync(${textOf(file)}) };`,
    isCommon: true,
    proof: "secret",
    result: /^skin\.config\.ts:\d+: .*require/u,
  },
  {
    name: "reads a file with createRequire",
    code: ({ file }) =>
      `import { createRequire } from "node:module";\nexport default createRequire("/x.js")("fs").readFileSync(${textOf(file)});`,
    proof: "secret",
    result: notImported("node:module"),
  },
  {
    name: "reads a file with import()",
    code: ({ file }) => `export default import("node:fs").then((fs) => fs.readFileSync(${textOf(file)}));`,
    proof: "secret",
    result: notImported("node:fs"),
  },
  {
    name: "reads a file with a computed import()",
    code: ({ file }) =>
      `const name = ["node", "fs"].join(":");\nexport default import(name).then((fs) => fs.readFileSync(${textOf(file)}));`,
    proof: "secret",
    result: isPromise,
  },
  {
    name: "reads a file with getBuiltinModule",
    code: ({ file }) => `export default process.getBuiltinModule("fs").readFileSync(${textOf(file)});`,
    proof: "secret",
    result: noProcess,
  },
  {
    name: "reads a file with process.binding",
    code: () => 'export default { loot: Object.keys(process.binding("fs")).join() };',
    proof: /open/u,
    result: noProcess,
  },
  {
    name: "imports a file by its address",
    code: ({ file }) => `import loot from "file://${file}" with { type: "json" };\nexport default loot;`,
    proof: "secret",
    result: /import: "file:\/\/.*" is not allowed/u,
  },
  {
    name: "imports a file by its path",
    code: ({ file }) => `import loot from "${file}" with { type: "json" };\nexport default loot;`,
    proof: "secret",
    result: /import: "\/.*" is not allowed/u,
  },
  {
    name: "imports a file above its folder",
    code: () => 'import loot from "../secret.json" with { type: "json" };\nexport default loot;',
    proof: "secret",
    result:
      /^skin\.config\.ts:1: import: "\.\.\/secret\.json" is not allowed\. Allowed: a file inside the brand's folder/u,
  },
  {
    name: "imports a file through a link out of its folder",
    code: () => 'import loot from "./link.json" with { type: "json" };\nexport default loot;',
    files: ({ file }) => ({ "link.json": `link:${file}` }),
    proof: "secret",
    result: /"\.\/link\.json" is not allowed\. Allowed: a file inside the brand's folder/u,
  },
  {
    name: "imports a file through a linked folder",
    code: () => 'import loot from "./out/secret.json" with { type: "json" };\nexport default loot;',
    files: () => ({ out: "link:.." }),
    proof: "secret",
    result: /"\.\/out\/secret\.json" is not allowed\. Allowed: a file inside the brand's folder/u,
  },
  {
    name: "imports a file under a name of its package.json",
    code: () => 'import loot from "#loot" with { type: "json" };\nexport default loot;',
    files: () => ({ "package.json": '{ "imports": { "#loot": "./out/secret.json" } }', out: "link:.." }),
    proof: "secret",
    result: notImported("#loot"),
  },
  {
    name: "imports code from an address of data",
    code: () => 'import loot from "data:text/javascript,export default process.env.HUSH";\nexport default { loot };',
    proof: "secret",
    result: /import: "data:text\/javascript,export default process\.env\.HUSH" is not allowed/u,
  },
  {
    name: "imports code from a computed address of data",
    code: () =>
      'const name = ["data", "text/javascript,export default process.env.HUSH"].join(":");\nexport default import(name).then((m) => m.default);',
    proof: "secret",
    result: isPromise,
  },
  {
    name: "asks where it is",
    code: () => "export default { at: [import.meta.url, import.meta.dirname] };",
    proof: /file:/u,
    result: /^\{"at":\[null,null\]\}$/u,
  },
];

const generating: readonly HostileSkin[] = [
  ["eval", 'eval("process.env.HUSH")'],
  ["an indirect eval", '(0, eval)("process.env.HUSH")'],
  ["new Function", 'new Function("return process.env.HUSH")()'],
  ["a function's constructor", '(() => 0).constructor("return process.env.HUSH")()'],
  ["an async function's constructor", '(async () => 0).constructor("return process.env.HUSH")()'],
  ["a generator's constructor", '(function* () {}).constructor("yield process.env.HUSH")().next().value'],
].map(([name, code]) => ({
  name: `makes code with ${name}`,
  code: () => `export default ${code};`,
  proof: "secret",
  result: noStrings,
}));

const leaving: readonly HostileSkin[] = [
  {
    name: "climbs out by the error of a refused import",
    code: () =>
      'const name = ["no", "thing"].join(":");\nexport default import(name).catch((error) => error.constructor.constructor("return process.env.HUSH")());',
    proof: "secret",
    result: isPromise,
  },
  {
    name: "climbs out by the frames of the stack",
    code: () => `Error.prepareStackTrace = (error, frames) => frames;
const found = new Error().stack.map((frame) => frame.getThis()).find((each) => each?.process ?? each?.exports);
export default { loot: (found?.process ?? globalThis["process"])?.env.HUSH };`,
    proof: "secret",
    result: /^\{\}$/u,
  },
  {
    name: "answers whoever reads what it throws",
    code: () =>
      'throw new Proxy({}, { get: (_, name) => (name === "message" ? globalThis["process"]?.env.HUSH ?? "nothing" : "") });',
    proof: "secret",
    result: /^skin\.config\.ts: nothing$/u,
  },
  {
    name: "compiles WebAssembly",
    code: () =>
      "export default { loot: WebAssembly.Module.exports(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))) };",
    proof: /loot/u,
    result: /^skin\.config\.ts:1: WebAssembly is not defined$/u,
  },
  {
    name: "loads an addon",
    code: () => 'process.dlopen({ exports: {} }, "/nothing.node");\nexport default 1;',
    proof: /nothing\.node: cannot open/u,
    result: noProcess,
  },
  {
    name: "starts WASI",
    code: () =>
      'import { WASI } from "node:wasi";\nexport default { loot: typeof new WASI({ version: "preview1", preopens: { "/": "/" } }) };',
    proof: /object/u,
    result: notImported("node:wasi"),
  },
  {
    name: "opens the inspector",
    code: () =>
      'import inspector from "node:inspector";\ninspector.open(0);\nexport default { loot: inspector.url() };',
    proof: /ws:/u,
    result: notImported("node:inspector"),
  },
];

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
export const hostileSkins: readonly HostileSkin[] = [
  ...reading,
  ...generating,
  ...leaving,
  ...acting,
  ...answering,
  ...lasting,
];
