import type { VariantSet } from "../../variants/variant-types.ts";

export type HeaderVariants = VariantSet<
  "blocks",
  "header",
  {
    readonly bar: typeof import("./variants/bar.tsx");
    readonly double: typeof import("./variants/double.tsx");
    readonly centered: typeof import("./variants/centered.tsx");
    readonly terminal: typeof import("./variants/terminal.tsx");
  }
>;
