import { randomBytes } from "node:crypto";
import { CallError } from "@livery/contract";
import type { GivenSettings } from "@livery/contract/settings";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { defaultLanguage, titleOf, type Site } from "../accounts/sites.ts";
import type { House } from "../context.ts";
import { consume } from "../rate-limits.ts";
import { refuseInMaintenance } from "../http/maintenance.ts";
import { siteOf } from "../http/site-of.ts";
import { chatDocument } from "./chat-document.ts";
import { chatPolicy } from "./policy.ts";

/**
 * `GET /frame/chat`: the document in which the site's chat script runs, isolated from every page (security: `live_chat_script`).
 * With `?shell=mobile` it is the script for narrow screens, if there is one. 404 for a site without a script; 503 during
 * maintenance.
 */
export function registerChatFrame(app: FastifyInstance, house: House, settingsOf: SettingsOf): void {
  app.get("/frame/chat", (request, reply) => answer(house, settingsOf, request, reply));
}

/** The settings of a request's site that its brand trusts (D104). */
type SettingsOf = (request: FastifyRequest, site: Site) => Promise<GivenSettings>;

async function answer(
  house: House,
  settingsOf: SettingsOf,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  await consume(house.buckets.address, request.ip);
  const site = await siteOf(house, request);
  refuseInMaintenance(site);
  const { shell } = request.query as { shell?: unknown };
  const given = await settingsOf(request, site);
  const script = scriptOf(given, shell === "mobile");
  if (script === "") throw new CallError("not_found");
  const nonce = randomBytes(18).toString("base64");
  void reply.type("text/html; charset=utf-8").headers({
    "content-security-policy": chatPolicy(nonce),
    // The only document of the server that may be framed, and only by its own site.
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  return chatDocument({ script, nonce, lang: defaultLanguage({ given }), title: titleOf({ given, name: site.name }) });
}

function scriptOf({ liveChatScript = "", liveChatScriptMobile = "" }: GivenSettings, isNarrow: boolean): string {
  return (isNarrow ? liveChatScriptMobile.trim() : "") || liveChatScript.trim();
}
