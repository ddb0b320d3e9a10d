import type * as z from "zod/mini";
import type { Call } from "../call.ts";
import type { ErrorCode } from "../errors.ts";
import { type Action, allowedRoles } from "../permissions/index.ts";
import { text } from "../wire/atoms.ts";

/** A row of the panel: `/panel/{area}/{verb}`, guarded by an action of the permission table. */
export interface PanelCall<
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
> extends Call<Payload, Result> {
  /** The required permission; "any" for every signed-in account, null before the sign-in. */
  readonly action: Action | "any" | null;
  /** `csv`: the response is a file of the list's rows, not JSON. */
  readonly format: "json" | "csv";
  /** The most bytes of a request's body; left out, those of any call (64 KiB). */
  readonly largestBody?: number;
}

// @__NO_SIDE_EFFECTS__
export function panelCall<
  Payload extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  const Key extends string,
  const Format extends PanelCall["format"] = "json",
>(row: {
  readonly key: Key;
  readonly path: string;
  readonly summary: string;
  readonly action: PanelCall["action"];
  readonly payload: Payload;
  readonly result: Result;
  readonly effect?: boolean;
  readonly format?: Format;
  readonly largestBody?: number;
  readonly errors?: readonly ErrorCode[];
}): PanelCall<Payload, Result> & { readonly key: Key; readonly format: Format } {
  const callers =
    row.action === null
      ? (["visitor"] as const)
      : allowedRoles(row.action === "any" ? "account.own" : row.action).filter((role) => role !== "player");
  return {
    ...row,
    area: "panel",
    method: "POST",
    callers: callers.filter((role) => role !== "terminal"),
    effect: row.effect ?? false,
    format: row.format ?? ("json" as Format),
    errors: row.errors ?? [],
  };
}

/** A list's rows as a file: UTF-8, a header line, at most 100,000 rows; cells that a spreadsheet would evaluate are escaped. */
export const file = text(50_000_000);
/** The errors of a call that has one effect for its key. */
export const key = ["invalid_key", "key_reused"] as const;
