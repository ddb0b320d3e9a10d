import type { FastifyInstance } from "fastify";
import { CallError } from "@livery/contract";
import type { House } from "../context.ts";
import { maintenanceWait } from "../http/maintenance.ts";
import { hostName } from "../http/site-of.ts";
import type { Brand } from "./brand.ts";

/**
 * `GET /release` returns the build that a page loaded now would get, and whether the site is in maintenance. A running page
 * compares it with its own and offers the update (§2). Served during maintenance too, so that pages notice its end.
 */
export function registerRelease(app: FastifyInstance, house: House, brands: ReadonlyMap<string, Brand>): void {
  app.get("/release", async (request, reply) => {
    const host = hostName(request) ?? "";
    const brand = brands.get(host);
    if (!brand) throw new CallError("not_found");
    const [{ site }, known] = await Promise.all([brand.files(), house.sites.get(host)]);
    void reply.header("cache-control", "no-store");
    return { release: site.release, maintenance: known !== null && maintenanceWait(known) !== null };
  });
}
