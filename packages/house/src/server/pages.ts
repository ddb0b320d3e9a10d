import { CallError } from "@livery/contract";
import type { FastifyInstance } from "fastify";
import type { Brand } from "../brands/brand.ts";
import { registerRelease } from "../brands/release.ts";
import { serveBrand } from "../brands/serve.ts";
import { trustedSettings } from "../brands/trusted-settings.ts";
import { registerChatFrame } from "../chat/register-chat.ts";
import type { House } from "../context.ts";
import { hostName } from "../http/site-of.ts";
import type { PanelApp } from "../panel/server/app.ts";
import { servePanel } from "../panel/server/serve-app.ts";

/** Serves what is no call: the frame of the chat, each built brand on its hosts, the built panel on the panel's. An unknown path elsewhere is JSON. */
export function registerPages(
  app: FastifyInstance,
  house: House,
  brands: readonly Brand[],
  panel: PanelApp | null,
): void {
  const byHost = new Map(brands.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const)));
  registerRelease(app, house, byHost);
  registerChatFrame(app, house, async (request, site) => {
    const brand = byHost.get(hostName(request) ?? "");
    return brand === undefined ? site.given : trustedSettings((await brand.files()).site, site);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = new URL(request.url, "http://host").pathname;
    const reading = request.method === "GET" || request.method === "HEAD";
    if (!reading || path.startsWith("/ekol/") || path.startsWith("/panel/")) throw new CallError("not_found");
    const host = hostName(request) ?? "";
    const brand = byHost.get(host);
    return brand
      ? serveBrand(house, brand, host, path, request, reply)
      : servePanel(house, panel, host, path, request, reply);
  });
}
