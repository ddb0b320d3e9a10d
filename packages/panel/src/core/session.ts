import type { Action } from "@livery/contract";
import type { PanelCall, Staff } from "@livery/contract/panel";
import { createStore, type Store } from "@livery/browser-app";

/** The session of the panel. `ended`: the server ended the session while its pages are open; they stay beneath the sign-in. */
export type Session =
  | { readonly kind: "unknown" }
  | { readonly kind: "out"; readonly because?: "signedOut" }
  | { readonly kind: "in"; readonly staff: Staff }
  | { readonly kind: "ended"; readonly staff: Staff };

export type SessionStore = Store<Session>;

export function createSession(): SessionStore {
  return createStore<Session>({ kind: "unknown" });
}

/** The server does not know the session any more: typed input stays beneath the sign-in. */
export function endSession(session: SessionStore): void {
  const now = session.get();
  if (now.kind === "in") session.set({ kind: "ended", staff: now.staff });
}

/** The zone of times and days (D36); before the sign-in no time is shown. */
export function timeZoneOf(session: Session): string {
  return session.kind === "in" || session.kind === "ended" ? session.staff.timeZone : "UTC";
}

/** Whether the account has the permission, service flags applied. */
export function mayDo(staff: Staff, action: Action): boolean {
  return staff.may.includes(action);
}

/** Whether the account may make a call: its row in the contract names the action. */
export function mayCall(staff: Staff, call: Pick<PanelCall, "action">): boolean {
  return call.action === null || call.action === "any" || mayDo(staff, call.action);
}
