import { browser, packageTests, unit } from "@livery/tools/test-run";
import { imported } from "@livery/tools/browser-dependencies";
import { aliases } from "./src/csp/aliases.ts";

export default packageTests([
  unit(),
  browser({
    aliases,
    dependencies: [...imported.ui, "axe-core"],
  }),
]);
