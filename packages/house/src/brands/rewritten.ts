import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { BrandFile } from "./brand.ts";

/** A document with another text: with a tag and compressed versions of its own. */
export function rewritten(file: BrandFile, html: string): BrandFile {
  const body = Buffer.from(html);
  return {
    ...file,
    body,
    tag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    packed: {
      br: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      gzip: gzipSync(body),
    },
  };
}
