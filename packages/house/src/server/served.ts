import { handlers } from "../api/handlers.ts";
import { panelHandlers } from "../panel/handlers.ts";

/** The keys of every call that this house serves, the site's and the panel's; the others answer 501. */
export const servedCalls: ReadonlySet<string> = new Set([
  ...Object.keys(handlers),
  "panelSignIn",
  ...Object.keys(panelHandlers),
]);
