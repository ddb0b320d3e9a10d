import { packageTests, unit } from "@livery/tools/test-run";

export default packageTests([
  unit({ exclude: ["**/node_modules/**", "src/**/*.house.test.ts"] }),
  unit({ name: "house", include: ["src/**/*.house.test.ts"], isolate: true, hookTimeout: 120_000 }),
]);
