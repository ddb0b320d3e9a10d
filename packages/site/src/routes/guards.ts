import type { Service } from "@livery/contract";

/** Services of which one must be on, separated by a pipe (§4): `live|sport`. */
export type ServiceList = Service | `${Service}|${Service}`;

/** A condition on a route, as data (§2, §4). */
export type Guard =
  | { readonly kind: "login" }
  | { readonly kind: "logout" }
  | { readonly kind: "service"; readonly services: ServiceList }
  | { readonly kind: "online" }
  | { readonly kind: "registration" }
  | { readonly kind: "affiliate" };

/** The fields of a player that guards read. */
export interface GuardUser {
  readonly online: boolean;
  readonly services: Readonly<Record<Service, boolean>>;
}

export interface GuardSituation {
  /** Null is a visitor; "unknown" until the session has been looked up. */
  readonly user: GuardUser | null | "unknown";
  readonly settings: { readonly loginFirst: boolean; readonly registerDisabled: boolean; readonly affiliate: boolean };
}

export interface GuardedRoute {
  readonly guards: readonly Guard[];
  readonly signsIn: boolean;
}

export type Verdict =
  | { readonly kind: "show" }
  /** The verdict depends on the session, which is not known yet. */
  | { readonly kind: "wait" }
  /** `missing` is the condition that did not hold, for callers that show the reason. */
  | { readonly kind: "redirect"; readonly to: "Home" | "Login"; readonly missing: Guard["kind"] | "loginFirst" };

const show: Verdict = { kind: "show" };
const wait: Verdict = { kind: "wait" };

/**
 * Whether a route may be shown (§4.5). `route` is null for an unknown path: Home is shown there, except in
 * login-first mode. A visitor has no service flags of their own, so services bar signed-in players only: visitors see
 * what the site offers and are stopped where they would stake money (§6).
 */
export function evaluateGuards(route: GuardedRoute | null, { user, settings }: GuardSituation): Verdict {
  if (settings.loginFirst) {
    if (route === null) return { kind: "redirect", to: "Login", missing: "loginFirst" };
    if (!route.signsIn) {
      if (user === "unknown") return wait;
      if (user === null) return { kind: "redirect", to: "Login", missing: "loginFirst" };
    }
  }
  for (const guard of route?.guards ?? []) {
    const verdict = holds(guard, { user, settings });
    if (verdict === "unknown") return wait;
    if (!verdict) return { kind: "redirect", to: "Home", missing: guard.kind };
  }
  return show;
}

function holds(guard: Guard, { user, settings }: GuardSituation): boolean | "unknown" {
  if (guard.kind === "registration") return !settings.registerDisabled;
  if (guard.kind === "affiliate") return settings.affiliate;
  if (user === "unknown") return "unknown";
  switch (guard.kind) {
    case "login":
      return user !== null;
    case "logout":
      return user === null;
    case "service":
      return user === null || guard.services.split("|").some((service) => user.services[service as Service]);
    case "online":
      return user?.online === true;
  }
}
