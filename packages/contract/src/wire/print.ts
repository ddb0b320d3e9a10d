import * as z from "zod/mini";
import { id, list, text, type Atom } from "./atoms.ts";
import { payload } from "./record.ts";

/** Ids in a query string, separated by commas. */
const idList = z.codec(z.string().check(z.regex(/^\d{1,16}(,\d{1,16}){0,49}$/)), list(id, 50), {
  decode: (value) => value.split(",").map(Number),
  encode: (ids) => ids.join(","),
});

/** The payload of every print endpoint (§7); the language is in the envelope. */
export const printPayload = payload({
  ids: ["ids", idList as unknown as Atom<readonly number[]>],
  timeZone: ["timezone", text(64, 1)],
});

/** A document of escaped templates, shown in a sandbox without scripts (docs/spec/security.md). */
export const printedPage = text(1_000_000);
