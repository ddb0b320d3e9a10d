import { CallError } from "@livery/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../context.ts";
import { admitToSite, fieldsOf } from "../http/admit.ts";
import { identify } from "../http/identity.ts";
import { siteOf } from "../http/site-of.ts";
import { markRead } from "./notifications.ts";

/** The same number as `getNotification` returns. */
const most = 200;

/**
 * `POST /notifications/read` `{ ids }` marks these notifications as read by the caller. The specification has no call for it, and
 * `getNotification` is a GET, which changes nothing. Returns `{}`.
 */
export function registerMarkRead(app: FastifyInstance, house: House): void {
  const onRequest = async (request: FastifyRequest): Promise<void> => void (await admitToSite(house, request));
  app.post("/notifications/read", { onRequest }, (request, reply) => answer(house, request, reply));
}

async function answer(house: House, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const ids = idsOf(fieldsOf(request.body, ["ids"])["ids"]);
  const site = await siteOf(house, request);
  const session = await identify(house, site, request);
  if (!session) throw new CallError("signed_out");
  await markRead(house.forTenant(site.tenantId).db, { siteId: site.siteId, userId: session.userId }, ids);
  void reply.header("cache-control", "no-store");
  return {};
}

function idsOf(given: unknown): readonly number[] {
  if (!Array.isArray(given) || given.length > most) throw new CallError("invalid_field", { path: "ids" });
  return given.map((id: unknown, index) => {
    if (typeof id !== "number" || !Number.isSafeInteger(id) || id < 1)
      throw new CallError("invalid_field", { path: `ids.${index}` });
    return id;
  });
}
