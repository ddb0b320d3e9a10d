import { browser, packageTests, unit } from "@livery/tools/test-run";
import { aliases } from "../ui/src/csp/aliases.ts";

export default packageTests([
  unit(),
  browser({
    aliases,
    dependencies: [
      "react-dom/profiling",
      "@livery/ui > @radix-ui/react-dialog",
      "@livery/ui > @radix-ui/react-toast",
      "@livery/ui > @radix-ui/react-tooltip",
      "@livery/ui > @tanstack/react-virtual",
      "@livery/ui > axe-core",
      "@livery/ui > culori/fn",
      "@livery/ui > etiket/barcode",
      "@livery/ui > uqr",
      "@livery/contract > zod/mini",
      "@tanstack/react-query",
      "@tanstack/react-router",
      "i18next",
      "react-hook-form",
    ],
  }),
]);
