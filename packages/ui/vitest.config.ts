import { browser, packageTests, unit } from "@livery/tools/test-run";
import { aliases } from "./src/csp/aliases.ts";

export default packageTests([
  unit(),
  browser({
    aliases,
    dependencies: [
      "react-dom/profiling",
      "@radix-ui/react-dialog",
      "@radix-ui/react-toast",
      "@radix-ui/react-tooltip",
      "@tanstack/react-virtual",
      "axe-core",
      "culori/fn",
      "etiket/barcode",
      "uqr",
    ],
  }),
]);
