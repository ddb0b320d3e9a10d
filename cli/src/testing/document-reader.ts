import { equal, ok } from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import type { DocumentStep } from "./document-steps.ts";
import { startLivery, type RunningProgram } from "./process.ts";
import { runHere } from "./run-here.ts";

/** Commands that run until they are ended. */
const serving = new Set(["dev", "serve", "demo"]);
/** Every port is a free one, so that pages can be run beside each other. */
const ownPorts = { LIVERY_PORT: "0" };

/** Somebody who follows a page of the documentation in one folder, with one server at a time. */
export class DocumentReader {
  #server: { readonly program: RunningProgram; readonly port: number } | undefined;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Does what a step says. Throws with what was printed where it does not work. */
  async take(step: DocumentStep): Promise<void> {
    switch (step.kind) {
      case "command":
        return this.#run(step.words);
      case "edit":
        return this.#edit(step);
      case "address":
        return this.#open(new URL(step.url));
    }
  }

  async endServer(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server !== undefined) equal(await server.program.stop(), 130, server.program.output());
  }

  async #run(words: readonly string[]): Promise<void> {
    if (!serving.has(words[0] ?? "")) {
      const { code, stderr, stdout } = await runHere(words, { cwd: this.#folder, env: { LIVERY_KEY: "" } });
      equal(code, 0, `livery ${words.join(" ")}\n${stdout}${stderr}`);
      return;
    }
    await this.endServer();
    const anyPort = words.map((word) => word.replace(/^127\.0\.0\.1:\d+$/u, "127.0.0.1:0"));
    const program = startLivery(anyPort, { cwd: this.#folder, env: ownPorts });
    const address = /^• http:\/\/[\w.-]+:(\d+)\/ /mu;
    await program.printed(address);
    this.#server = { program, port: Number(address.exec(program.output())?.[1]) };
  }

  async #edit({ after, before, file }: Extract<DocumentStep, { readonly kind: "edit" }>): Promise<void> {
    const path = join(this.#folder, file);
    const text = await readFile(path, "utf8");
    equal(text.split(before).length - 1, 1, `${file} must have these lines once:\n${before}\nIt has:\n${text}`);
    await writeFile(
      path,
      text.replace(before, () => after),
    );
  }

  async #open({ hostname, pathname }: URL): Promise<void> {
    const metrics = /Metrics: http:\/\/127\.0\.0\.1:(\d+)/u.exec(this.#server?.program.output() ?? "")?.[1];
    const port = hostname === "127.0.0.1" ? metrics : this.#server?.port;
    ok(port !== undefined, `No server runs for ${hostname}.`);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      get({ host: "localhost", port, path: pathname, headers: { accept: "text/html", host: hostname } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on("error", reject);
    });
    // The root leads to the visitor's language.
    equal(status, pathname === "/" ? 302 : 200, `${hostname}${pathname}`);
  }
}
