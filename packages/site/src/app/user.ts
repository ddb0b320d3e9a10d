import type { UserInfo } from "@livery/contract";
import { useSelector } from "@xstate/react";
import { useServices, type KnownUser, type Services } from "./services.ts";

type SessionSnapshot = ReturnType<Services["session"]["getSnapshot"]>;

/** Who is signed in. While a session is looked up nobody knows; while one is ended the user is still there. */
export function userOf(snapshot: SessionSnapshot): KnownUser {
  if (snapshot.context.user !== null) return snapshot.context.user;
  return snapshot.matches("checking") || snapshot.matches("starting") ? "unknown" : null;
}

export function useUser(): KnownUser {
  return useSelector(useServices().session, userOf);
}

/** The signed-in user, or null for a visitor and for somebody not known yet. */
export function useSignedIn(): UserInfo | null {
  const user = useUser();
  return user === "unknown" ? null : user;
}
