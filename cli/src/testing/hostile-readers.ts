import { isPromise, noProcess, noStrings, notImported, textOf, type HostileSkin } from "./hostile-skin.ts";

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

/** Brands whose code reads what is not theirs, makes code of text, or leaves its context. */
export const hostileReaders: readonly HostileSkin[] = [...reading, ...generating, ...leaving];
