import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { auditDemoLedger } from "./beside.ts";
import { type RunningDemo, startFullDemo } from "./demo.ts";
import { testBrand } from "./sites.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the run answers with the demo that many files share; it starts at the first request. */
    readonly sharedDemo: string;
  }
}

/** Beside the journeys' brand: those that a journey goes to by name. */
const byName = ["harbour", "arcade", "saffron", "gauntlet"];
export const sharedBrands: readonly [string, ...string[]] = [testBrand, ...byName.filter((name) => name !== testBrand)];

/** Vitest's global setup: one demo for all files that do not change what others see. At the end its books have to hold. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let demo: Promise<RunningDemo> | undefined;
  const server = createServer((_, response) => {
    demo ??= startFullDemo(sharedBrands);
    demo.then(
      ({ port, root }) => response.end(JSON.stringify({ port, root })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  project.provide("sharedDemo", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    const running = await demo;
    if (running === undefined) return;
    try {
      await auditDemoLedger(running);
    } finally {
      await running.stop();
    }
  };
}
