import { handlers } from "../api/api.handlers.ts";
import { panelHandlers } from "../panel/panel.handlers.ts";

/** The keys of all calls that this server serves, the site's and the panel's; the others return 501. */
export const servedCalls: ReadonlySet<string> = new Set([
  ...Object.keys(handlers),
  "panelSignIn",
  ...Object.keys(panelHandlers),
]);
