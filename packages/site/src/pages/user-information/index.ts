import type { VariantSet } from "../../variants/variant-types.ts";

export type UserInformationVariants = VariantSet<
  "pages",
  "userInformation",
  {
    readonly standard: typeof import("./variants/standard.tsx");
  }
>;
