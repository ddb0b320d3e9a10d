import type { VariantSet } from "../../variants/variant-types.ts";

export type TicketCheckVariants = VariantSet<
  "pages",
  "ticketCheck",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
