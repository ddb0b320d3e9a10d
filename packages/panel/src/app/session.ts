import type { Action } from "@livery/contract";
import type { PanelCall, Staff } from "@livery/contract/panel";
import { createStore, type Store } from "./store.ts";

/** Who is at the panel. `ended`: the house forgot the session while its pages are open; they wait beneath the sign-in. */
export type Session =
  | { readonly kind: "unknown" }
  | { readonly kind: "out"; readonly because?: "signedOut" }
  | { readonly kind: "in"; readonly staff: Staff }
  | { readonly kind: "ended"; readonly staff: Staff };

export type SessionStore = Store<Session>;

export function createSession(): SessionStore {
  return createStore<Session>({ kind: "unknown" });
}

/** The house no longer knows the session: what is typed stays, and waits. */
export function endSession(session: SessionStore): void {
  const now = session.get();
  if (now.kind === "in") session.set({ kind: "ended", staff: now.staff });
}

/** Whether the account may do something at all, flags applied. */
export function mayDo(staff: Staff, action: Action): boolean {
  return staff.may.includes(action);
}

/** Whether the account may make a call: its row in the contract names the action. */
export function mayCall(staff: Staff, call: Pick<PanelCall, "action">): boolean {
  return call.action === null || call.action === "any" || mayDo(staff, call.action);
}
