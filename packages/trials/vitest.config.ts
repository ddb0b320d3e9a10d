import { database, packageTests } from "@livery/tools/test-run";

export default packageTests([database({ name: "trials", globalSetup: ["../house/src/testing/global-setup.ts"] })]);
