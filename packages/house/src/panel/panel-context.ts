import { CallError, type Action, type Cell, permission, type Role } from "@livery/contract";
import type { panelCalls, PanelKey, PanelPayload, PanelResult, StaffRole } from "@livery/contract/panel";
import type { House, TenantHouse } from "../context.ts";
import type { Log } from "../log.ts";
import type { CsvFile } from "./lists/csv.ts";

/** The acting member of staff, by the session's row and the dealer's flags; never by the payload (D42). */
export interface Actor {
  readonly staffId: number;
  /** The tenant of the panel at which the actor signed in. */
  readonly tenantId: number;
  readonly name: string;
  readonly role: StaffRole;
  /** The dealer that the actor acts for; null for an operator, an admin and the platform's staff. */
  readonly dealerId: number | null;
  readonly currency: string;
  /** Actions whose flag the actor's dealer has. */
  readonly flags: ReadonlySet<Action>;
  /** The second factor was given recently. */
  readonly factorFresh: boolean;
}

/** What the panel's calls use of the server. */
export type PanelHouse = Pick<TenantHouse, "buckets" | "db" | "encoding" | "hashing" | "keys" | "sites" | "siteHosts">;

/** A request to the panel before the sign-in. */
export interface PanelVisit {
  readonly house: TenantHouse;
  /** For an account of the platform's staff, who have no tenant. */
  readonly forPlatform: House["forPlatform"];
  /** Of the panel's host. */
  readonly tenantId: number;
  /** The payload's language, else English. */
  readonly lang: string;
  readonly requestId: string;
  readonly log: Log;
  /** The caller's address. */
  readonly ip: string;
  readonly userAgent: string;
  readonly cookies: StaffCookies;
}

export interface PanelContext extends Omit<PanelVisit, "house" | "forPlatform"> {
  readonly house: PanelHouse;
  /** The call that is handled. */
  readonly call: PanelKey;
  readonly actor: Actor;
  /** Key of the session's row. */
  readonly sessionHash: Buffer;
  /** The header `Idempotency-Key` (D21), or null. */
  readonly idempotencyKey: string | null;
}

/** The languages in which an account reads texts, by preference. */
export const staffLanguages = ({ lang }: Pick<PanelContext, "lang">): readonly string[] => [lang, "en"];

/** Opens and ends the browser's session at the panel. */
export interface StaffCookies {
  /** The browser's device secret (D69), or null. */
  readonly device: string | null;
  signIn(token: string, device: string): void;
  signOut(): void;
}

/** Handles one call of the panel, with a file if its row says so; refuses by throwing CallError. */
export type PanelHandler<K extends PanelKey> = (
  context: PanelContext,
  payload: PanelPayload<K>,
) => Promise<(typeof panelCalls)[K]["format"] extends "csv" ? CsvFile : PanelResult<K>>;

/** The sign-in is handled before there is an actor; all other calls after. */
export type PanelHandlers = { readonly [K in Exclude<PanelKey, "panelSignIn">]?: PanelHandler<K> };

/** The actor's cell of an action, with flags applied; null: not permitted. */
export function cellOf(actor: Actor, action: Action): Cell | null {
  const cell = permission(actor.role satisfies Role, action);
  return cell === null || (cell.flag && !actor.flags.has(action)) ? null : cell;
}

/** The actor's cell of an action. Throws `not_allowed` and, if the cell requires a fresh one, `second_factor_needed`. */
export function requirePermission(actor: Actor, action: Action): Cell {
  const cell = cellOf(actor, action);
  if (cell === null) throw new CallError("not_allowed", { params: { action } });
  if (cell.factor && !actor.factorFresh) throw new CallError("second_factor_needed", { params: { action } });
  return cell;
}
