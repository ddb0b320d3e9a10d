import { packageTests, unit } from "@livery/tools/test-run";

export default packageTests([
  unit({
    name: "journeys",
    globalSetup: ["src/harness/shared-demo-setup.ts"],
    setupFiles: ["src/harness/at-the-end.ts"],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  }),
]);
