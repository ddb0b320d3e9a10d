import type { PanelHandlers } from "./context.ts";
import { panelCreditHandlers } from "./credit/handlers.ts";
import { panelSessionHandlers } from "./session/handlers.ts";

/** Every call of the panel that this house serves after the sign-in; the rest answers 501. */
export const panelHandlers: PanelHandlers = {
  ...panelSessionHandlers,
  ...panelCreditHandlers,
};
