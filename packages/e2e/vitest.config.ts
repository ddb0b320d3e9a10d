import { packageTests, unit } from "@livery/tools/test-run";

const registry = process.env["LIVERY_REGISTRY"] !== undefined;
const nginx = process.env["LIVERY_NGINX"] !== undefined;

export default packageTests([
  unit({
    name: "journeys",
    exclude: ["**/node_modules/**", "**/*.{registry,nginx}.test.ts"],
    globalSetup: ["src/harness/shared-demo-setup.ts"],
    setupFiles: ["src/harness/at-the-end.ts"],
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // Each has a Chromium and most a house with a database of their own: a third one at once makes all of them late.
    maxWorkers: 2,
  }),
  // It needs packed packages and a registry: `pnpm test:registry`.
  ...(registry
    ? [
        unit({
          name: "registry",
          include: ["src/**/*.registry.test.ts"],
          setupFiles: ["src/harness/at-the-end.ts"],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        }),
      ]
    : []),
  // It needs an nginx: `pnpm test:nginx`.
  ...(nginx
    ? [
        unit({
          name: "nginx",
          include: ["src/**/*.nginx.test.ts"],
          setupFiles: ["src/harness/at-the-end.ts"],
          testTimeout: 300_000,
          hookTimeout: 600_000,
        }),
      ]
    : []),
]);
