import { CallError, type Action, type Cell, permission, type Role } from "@livery/contract";
import type { panelCalls, PanelKey, PanelPayload, PanelResult, StaffRole } from "@livery/contract/panel";
import type { House } from "../api/context.ts";
import type { Log } from "../log.ts";
import type { CsvFile } from "./lists/csv.ts";

/** Who acts at the panel, as the session's row and the dealer's flags say; never the payload (D42). */
export interface Actor {
  readonly staffId: number;
  readonly tenantId: number;
  readonly name: string;
  readonly role: StaffRole;
  /** The dealer that he acts for; null for an operator or admin. */
  readonly dealerId: number | null;
  readonly currency: string;
  /** Actions whose flag his dealer has. */
  readonly flags: ReadonlySet<Action>;
  /** His second factor was given a moment ago. */
  readonly factorFresh: boolean;
}

/** What is known of a request to the panel before anybody is signed in. */
export interface PanelVisit {
  readonly house: House;
  /** Of the panel's host. */
  readonly tenantId: number;
  /** Of the payload, else English. */
  readonly lang: string;
  readonly requestId: string;
  readonly log: Log;
  /** The caller's address. */
  readonly ip: string;
  readonly userAgent: string;
  readonly cookies: StaffCookies;
}

export interface PanelContext extends PanelVisit {
  readonly actor: Actor;
  /** Key of the session's row. */
  readonly sessionHash: Buffer;
  /** The header `Idempotency-Key` (D21), or null. */
  readonly idempotencyKey: string | null;
}

/** How a handler opens and ends the browser's session at the panel. */
export interface StaffCookies {
  signIn(token: string): void;
  signOut(): void;
}

/** Answers one call of the panel, with a file where its row says so; refuses by throwing CallError. */
export type PanelHandler<K extends PanelKey> = (
  context: PanelContext,
  payload: PanelPayload<K>,
) => Promise<(typeof panelCalls)[K]["format"] extends "csv" ? CsvFile : PanelResult<K>>;

/** The sign-in is answered before there is an actor; everything else after. */
export type PanelHandlers = { readonly [K in Exclude<PanelKey, "panelSignIn">]?: PanelHandler<K> };

/** What the actor may do of an action, flags applied; null: nothing. */
export function cellOf(actor: Actor, action: Action): Cell | null {
  const cell = permission(actor.role satisfies Role, action);
  return cell === null || (cell.flag && !actor.flags.has(action)) ? null : cell;
}

/** The actor's cell of an action. Throws `not_allowed` and, where the cell asks for a fresh one, `second_factor_needed`. */
export function requirePermission(actor: Actor, action: Action): Cell {
  const cell = cellOf(actor, action);
  if (cell === null) throw new CallError("not_allowed", { params: { action } });
  if (cell.factor && !actor.factorFresh) throw new CallError("second_factor_needed", { params: { action } });
  return cell;
}
