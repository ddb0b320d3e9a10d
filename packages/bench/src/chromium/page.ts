import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { contentType } from "@livery/house/testing";
import { aliases } from "@livery/ui/aliases";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import type { Page } from "playwright";
import { build } from "vite";
import { launchChromium } from "@livery/tools/chromium";

/** A document may measure in steps of five microseconds where it is isolated from every other one. */
const headers = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "content-security-policy": "default-src 'self'",
};

/** Builds a page of an entry file for production, opens it in Chromium, and ends all of it after the work. */
export async function withPage<Result>(entry: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "livery-bench-page-"));
  try {
    await bundle(entry, folder);
    return await served(folder, async (origin) => {
      const browser = await launchChromium();
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        const failed = new Promise<never>((_, reject) => page.on("pageerror", reject));
        await page.goto(origin);
        return await Promise.race([work(page), failed]);
      } finally {
        await browser.close();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function bundle(entry: string, outDir: string): Promise<void> {
  process.env["NODE_ENV"] = "production";
  await build({
    configFile: false,
    envDir: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: "error",
    resolve: {
      conditions: ["livery-source", "module", "browser", "development|production"],
      alias: [...aliases],
      dedupe: ["react", "react-dom"],
    },
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        checks: { pluginTimings: false },
        output: { entryFileNames: "page.js", assetFileNames: "page[extname]" },
      },
    },
  });
}

async function served<Result>(folder: string, work: (origin: string) => Promise<Result>): Promise<Result> {
  const document = `<!doctype html><html lang="en"><title>bench</title><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script></html>`;
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const file = path === "/" ? Promise.resolve(document) : readFile(join(folder, path.slice(1)));
    file.then(
      (body) =>
        response.writeHead(200, { ...headers, "content-type": contentType(extname(path) || ".html") }).end(body),
      () => response.writeHead(404, headers).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
