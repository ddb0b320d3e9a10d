import type { FastifyReply, FastifyRequest } from "fastify";
import type { BrandFile, Encoding } from "./brand.ts";

/** For a file whose name holds a hash of its content. */
export const forever = "public, max-age=31536000, immutable";

/** Sends a file of a built folder: compressed if the browser accepts it, 304 if the browser has its tag. */
export function sendBuilt(
  file: BrandFile,
  status: 200 | 404,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const cache = file.immutable ? forever : "no-cache";
  // A document depends on its visitor's theme.
  const vary = file.path.endsWith(".html") ? "Accept-Encoding, Cookie" : "Accept-Encoding";
  void reply.headers({ ...file.headers, "content-type": file.type, "cache-control": cache, vary });
  if (status === 200) {
    void reply.header("etag", file.tag);
    if (request.headers["if-none-match"]?.includes(file.tag)) return reply.code(304).send();
  }
  const encoding = bestEncoding(file, request.headers["accept-encoding"] ?? "");
  if (encoding) void reply.header("content-encoding", encoding);
  return reply.code(status).send(encoding ? file.packed[encoding] : file.body);
}

function bestEncoding(file: BrandFile, accepted: string): Encoding | undefined {
  const parts = accepted.split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part));
  const names = new Set(parts.map((part) => part.split(";")[0]?.trim()));
  return (["br", "gzip"] as const).find((encoding) => file.packed[encoding] && names.has(encoding));
}
