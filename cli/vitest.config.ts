import { packageTests, unit } from "@livery/tools/test-run";

export default packageTests([
  unit({ exclude: ["**/node_modules/**", "src/**/*.house.test.ts"] }),
  unit({ name: "house", testTimeout: 120_000, include: ["src/**/*.house.test.ts"], hookTimeout: 120_000 }),
]);
