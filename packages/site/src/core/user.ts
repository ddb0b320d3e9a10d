import type { UserInfo } from "@livery/contract";
import type { SessionView } from "@livery/machines";
import { useServices, type KnownUser } from "./services.ts";
import { useOf } from "@livery/browser-app";

/** The signed-in user. "unknown" while a session is looked up; while a sign-out runs the user is still there. */
export function userOf({ phase, user }: SessionView): KnownUser {
  if (user !== null) return user;
  return phase === "checking" || phase === "starting" ? "unknown" : null;
}

export function useUser(): KnownUser {
  return useOf(useServices().session.state, userOf);
}

/** The signed-in user, or null for a visitor and while the session is unknown. */
export function useSignedIn(): UserInfo | null {
  const user = useUser();
  return user === "unknown" ? null : user;
}
