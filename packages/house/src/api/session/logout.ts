import { endSession } from "../../accounts/sessions.ts";
import type { Handler } from "../context.ts";

/** Ends the session's row, so that its cookie is worth nothing wherever else it is. */
export const logout: Handler<"logout"> = async ({ house, session, cookies }) => {
  if (session) {
    await endSession(house.db, session.hash, "logout");
    house.sessions.forget(session.hash.toString("hex"));
  }
  cookies.signOut();
  return {};
};
