import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { builtFolder, contentType, readHeaders } from "@livery/house/testing";

const pack = promisify(brotliCompress);

/** The page as it was assembled, or the same without a script: neither code nor the data that it reads. */
export const sides = ["assembled", "static"] as const;
export type PageSide = (typeof sides)[number];

/**
 * A built brand as a host serves it, packed and with its policies. `/assembled` and `/static` are its Home in the two
 * forms. Calls stay without an answer: what is measured is what the build put into the page.
 */
export async function serveBrand<Result>(
  dist: string,
  document: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const served = join(dist, builtFolder.public);
  const html = await readFile(join(served, document), "utf8");
  const headers = await readHeaders(dist);
  const pages: Readonly<Record<string, Buffer>> = {
    "/assembled": await pack(html),
    "/static": await pack(withoutScripts(html)),
  };
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const page = pages[path];
    if (page) {
      const head = { ...headers[`/${document}`], "content-type": contentType(".html"), "content-encoding": "br" };
      response.writeHead(200, head).end(page);
      return;
    }
    const ending = extname(path);
    if (ending === "") return;
    const packed = await readFile(join(served, `${path}.br`)).catch(() => undefined);
    const body = packed ?? (await readFile(join(served, path)));
    response
      .writeHead(200, { "content-type": contentType(ending), ...(packed && { "content-encoding": "br" }) })
      .end(body);
  };
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? "/", "http://localhost").pathname, response).catch(() =>
      response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Paths of the scripts that a document loads at once. */
export function scriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/(?:rel="modulepreload" href|type="module" src)="([^"]+)"/g)].map(([, path]) => path ?? "");
}

/** A document whose code is gone. */
export function withoutScripts(html: string): string {
  return html.replace(/<link rel="modulepreload"[^>]*>\n?/g, "").replace(/<script[\s\S]*?<\/script>\n?/g, "");
}
