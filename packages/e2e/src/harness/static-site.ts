import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { builtFolder, contentType, readHeaders } from "@livery/house/testing";

/** A document of a built brand, and where a visitor finds it. */
export interface StaticDocument {
  /** From the brand's public folder: `m/en/index.html`. */
  readonly file: string;
  /** Below the origin of its host. */
  readonly path: string;
  readonly mobile: boolean;
}

export interface StaticSite {
  readonly origin: string;
  readonly mobileOrigin: string;
  /** Those that come with their first view in them. */
  readonly prerendered: readonly StaticDocument[];
  readonly close: () => Promise<void>;
}

/** A path that no route knows: answered with the prerendered 404. */
const nowhere = "nowhere";

/**
 * A built brand on a host of files alone, each document with its policy. Calls stay without an answer: a page is what the
 * build has made of it.
 */
export async function serveStatic(dist: string): Promise<StaticSite> {
  const headers = await readHeaders(dist);
  const send = async (file: string, response: ServerResponse): Promise<void> => {
    const body = await readFile(join(dist, builtFolder.public, file));
    response.writeHead(200, { ...headers[`/${file}`], "content-type": contentType(extname(file)) }).end(body);
  };
  const server = createServer((request, response) => {
    const shell = request.headers.host?.startsWith("m.") ? "m/" : "";
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [, lang, rest] = /^\/([a-z]{2})\/(.*)$/.exec(pathname) ?? [];
    const isFile = extname(pathname) !== "";
    if (!isFile && lang === undefined) return;
    const file = isFile ? pathname.slice(1) : `${shell}${lang}/${rest === nowhere ? "404" : "index"}.html`;
    send(file, response).catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://site.localhost:${port}`,
    mobileOrigin: `http://m.site.localhost:${port}`,
    prerendered: Object.keys(headers).flatMap((path) => prerendered(path.slice(1))),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function prerendered(file: string): readonly StaticDocument[] {
  const [, shell, lang, name] = /^(m\/)?([a-z]{2})\/(index|404)\.html$/.exec(file) ?? [];
  if (lang === undefined) return [];
  return [{ file, path: `/${lang}/${name === "404" ? nowhere : ""}`, mobile: shell !== undefined }];
}
