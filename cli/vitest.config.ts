import { packageTests, unit } from "@livery/tools/test-run";

const setupFiles = ["src/testing/each-file.ts"];

export default packageTests([
  unit({ setupFiles, exclude: ["**/node_modules/**", "src/**/*.house.test.ts"] }),
  unit({ name: "house", setupFiles, testTimeout: 120_000, include: ["src/**/*.house.test.ts"], hookTimeout: 120_000 }),
]);
