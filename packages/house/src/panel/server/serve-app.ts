import { CallError } from "@livery/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { House } from "../../context.ts";
import { sendBuilt } from "../../brands/send-built.ts";
import type { PanelApp } from "./app.ts";

/**
 * Serves a path of a panel's host: a file of the built panel, else its one document. Throws `not_found` on a host that is no
 * panel's, and for a file that the build does not have.
 */
export async function servePanel(
  house: House,
  panel: PanelApp | null,
  host: string,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if ((await house.panels.get(host)) === null) throw new CallError("not_found");
  if (panel === null)
    return reply
      .code(503)
      .headers({ "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" })
      .send("This house was started without a built panel. Its calls below /panel/ are answered.\n");
  const file = panel.file(path);
  if (file) return sendBuilt(file, 200, request, reply);
  if (path.startsWith("/assets/")) throw new CallError("not_found");
  void reply.header("content-security-policy", panel.policy);
  return sendBuilt(panel.document, 200, request, reply);
}
