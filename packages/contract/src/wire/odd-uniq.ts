import * as z from "zod/mini";
import type { OutcomeRef } from "../model/catalogue.ts";

/** An outcome within its match. */
export type OutcomeInMatch = Omit<OutcomeRef, "matchId">;

const longestSpecial = 64;

/** `oddstype_outcomeid_special`, with the special percent-encoded (docs/spec/calls.md). */
export const oddUniq = z.codec(
  z.string().check(z.maxLength(400), z.regex(/^[1-9]\d{0,9}_[1-9]\d{0,9}_[^_\s]*(_[^\s]*)?$/)),
  z.custom<OutcomeInMatch>(),
  {
    decode: (value, context): OutcomeInMatch => {
      const [marketTypeId = "", outcomeId = ""] = value.split("_", 2);
      const special = percentDecoded(value.slice(marketTypeId.length + outcomeId.length + 2));
      if (special === undefined || special.length > longestSpecial) {
        context.issues.push({ code: "custom", input: value, params: { expected: "oddstype_outcomeid_special" } });
        return z.NEVER;
      }
      return { marketTypeId: Number(marketTypeId), outcomeId: Number(outcomeId), special };
    },
    encode: (outcome) => `${outcome.marketTypeId}_${outcome.outcomeId}_${encodeURIComponent(outcome.special)}`,
  },
);

/** undefined for a broken escape: it is the sender's mistake, so it must not throw. */
function percentDecoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch (cause) {
    if (cause instanceof URIError) return undefined;
    throw cause;
  }
}
