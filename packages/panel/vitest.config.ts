import { browser, packageTests, unit } from "@livery/tools/test-run";
import { imported, through } from "@livery/tools/browser-dependencies";
import { aliases } from "../ui/src/csp/aliases.ts";

export default packageTests([
  unit(),
  browser({
    aliases,
    dependencies: [
      ...through("@livery/ui", [...imported.ui, "axe-core"]),
      ...through("@livery/contract", imported.contract),
      ...through("@livery/browser-app", imported.browserApp),
      ...imported.panel,
    ],
  }),
]);
