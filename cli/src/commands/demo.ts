import { checkBrandName } from "../brand/brand-name.ts";
import type { Run } from "../program/command-definition.ts";
import { demoJson, demoSummary } from "../demo/demo-summary.ts";
import { demoBrand, type DemoBrand, demoNames } from "../demo/demo-brand.ts";
import { panelRows } from "../demo/demo-staff.ts";
import { startDemo } from "../demo/run-demo.ts";
import { CancelledError } from "../errors.ts";
import { databaseOption } from "../house/database.ts";
import { demoKeys } from "../house/keys.ts";
import { houseRoot } from "../house/root.ts";
import { liveSource } from "../house/live-source.ts";
import { trustedProxies } from "../house/trusted-proxies.ts";
import { portOf, requireFreePort, stoppedInOrder } from "../house/running.ts";
import { stopSignal } from "../terminal/interrupt.ts";
import { printJson } from "../terminal/json.ts";
import { duration, terminalProgress } from "../terminal/progress.ts";

/** `livery demo`. */
export const demo: Run = async (invocation) => {
  const { option, directory } = invocation;
  const start = performance.now();
  const port = portOf(option("port"));
  const brands = demoNames(option("skin") ?? "");
  for (const brand of brands) checkBrandName(brand);
  const live = await liveSource(invocation, "simulated");
  await requireFreePort(port);
  const stopped = stopSignal();
  const starting = new AbortController();
  void stopped.then(() =>
    starting.abort(new CancelledError("Stopped before it was open.", "What was made so far stays for the next start.")),
  );
  const root = await houseRoot(invocation);
  const keys = await demoKeys(invocation, root);
  const running = await startDemo({
    root,
    keys,
    brands: async (note) => {
      const read: DemoBrand[] = [];
      for (const name of brands) read.push(await demoBrand({ root, directory }, name, note));
      return read;
    },
    ...databaseOption(),
    ...trustedProxies(invocation),
    port,
    live,
    progress: terminalProgress,
    signal: starting.signal,
  });
  const { house, log } = running;
  const panel = await panelRows(house.port);
  const block = demoSummary(
    {
      brands: running.brands,
      port: house.port,
      panel,
      logFile: log.file,
      took: duration(performance.now() - start),
    },
    process.stdout,
  );
  if (invocation.switched("json")) printJson(demoJson(running, panel), { indent: 0 });
  else process.stdout.write(block);
  try {
    await stoppedInOrder(house, stopped);
  } catch (error) {
    await running.close().catch(() => undefined);
    throw error;
  }
  process.stderr.write("\n");
  await terminalProgress.step("Stop the house and its database", () => running.close());
};
