import { packageTests, unit } from "@livery/tools/test-run";

export default packageTests([
  unit({
    name: "journeys",
    setupFiles: ["src/harness/at-the-end.ts"],
    isolate: true,
    testTimeout: 180_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  }),
]);
