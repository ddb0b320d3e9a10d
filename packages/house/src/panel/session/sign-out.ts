import type { PanelHandler } from "../panel-context.ts";
import { endStaffSessions } from "../staff/sessions.ts";

/** Ends the session's row, so that no copy of its cookie is valid. */
export const panelSignOut: PanelHandler<"panelSignOut"> = async ({ house, sessionHash, cookies }) => {
  await endStaffSessions(house.db, { hash: sessionHash }, "sign_out");
  cookies.signOut();
  return {};
};
