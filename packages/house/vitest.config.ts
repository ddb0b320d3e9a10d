import { database, packageTests } from "@livery/tools/test-run";

const brokers = process.env["LIVERY_BROKERS"] !== undefined;

export default packageTests([
  database({ name: "house", exclude: ["**/node_modules/**", "**/*.brokers.test.ts"] }),
  // They need a broker besides: `pnpm test:brokers`.
  ...(brokers
    ? [
        database({
          name: "brokers",
          include: ["src/**/*.brokers.test.ts"],
          testTimeout: 180_000,
          fileParallelism: false,
        }),
      ]
    : []),
]);
