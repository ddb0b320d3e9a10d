import type { PanelHandlers } from "../panel-context.ts";
import { panelChangePassword } from "./change-password.ts";
import { panelConfirm } from "./confirm.ts";
import { panelMe } from "./me.ts";
import { panelSignOut } from "./sign-out.ts";

export const panelSessionHandlers = {
  panelMe,
  panelConfirm,
  panelSignOut,
  panelChangePassword,
} satisfies PanelHandlers;
