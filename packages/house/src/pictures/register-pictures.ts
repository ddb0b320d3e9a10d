import { CallError } from "@livery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RowCache } from "../cache.ts";
import type { House } from "../context.ts";
import { hostName } from "../http/site-of.ts";
import { consume } from "../rate-limits.ts";
import { pictureHash, picturesPath, readPicture } from "./stored-pictures.ts";

/** Pictures in the memory of one server, 4 MiB each at most. */
const mostCached = 32;

/**
 * `GET /pictures/{hash}.webp`: an uploaded picture (D93), on the hosts of its tenant's sites and panel. A name stands for its bytes
 * for ever.
 */
export function registerPictures(app: FastifyInstance, house: House): void {
  const pictures = new RowCache((key: string) => {
    const [tenantId = "", hash = ""] = key.split(" ");
    return readPicture(house.forTenant(Number(tenantId)).db, Number(tenantId), Buffer.from(hash, "hex"));
  }, mostCached);
  app.get(`${picturesPath}:name`, async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const hash = pictureHash(request.params.name);
    // A brand may have files of its own in a folder of this name.
    if (hash === null) return reply.callNotFound();
    await consume(house.buckets.address, request.ip);
    return send(await pictures.get(`${await tenantOf(house, request)} ${hash.toString("hex")}`), reply);
  });
}

function send(content: Buffer | null, reply: FastifyReply): FastifyReply {
  if (content === null) throw new CallError("not_found");
  return reply
    .headers({ "content-type": "image/webp", "cache-control": "public, max-age=31536000, immutable" })
    .send(content);
}

/** Sites come first: visitors load their pictures, and no cache keeps that a host is not a panel's. */
async function tenantOf(house: House, request: FastifyRequest): Promise<number> {
  const host = hostName(request) ?? "";
  const tenantId = (await house.sites.get(host))?.tenantId ?? (await house.panels.get(host));
  if (tenantId === null) throw new CallError("not_found");
  return tenantId;
}
