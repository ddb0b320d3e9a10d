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

export const notImported = (name: string): RegExp =>
  new RegExp(
    `^skin\\.config\\.ts:\\d+: import: "${name.replaceAll("/", "\\/")}" is not allowed\\. Allowed: @livery/skin`,
    "u",
  );
export const noProcess = /^skin\.config\.ts:\d+: process is not defined$/u;
export const noStrings = /^skin\.config\.ts:\d+: Code generation from strings disallowed for this context$/u;
export const isPromise = /^default export: \[object Promise\]/u;
export const textOf = (file: string): string => `${JSON.stringify(file)}, "utf8"`;
