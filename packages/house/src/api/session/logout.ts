import { endSession } from "../../accounts/sessions.ts";
import type { Handler } from "../../context.ts";

/** Ends the session's row, so that no copy of its cookie is valid. */
export const logout: Handler<"logout"> = async ({ house, session, cookies }) => {
  if (session) {
    await endSession(house.db, session.hash, "logout");
    house.sessions.forget(session.hash.toString("hex"));
  }
  cookies.signOut();
  return {};
};
