import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Run } from "../program/command-definition.ts";
import { readDevBrand, type DevBrand } from "../dev/dev-brand.ts";
import { startDevServer } from "../dev/dev-server.ts";
import { UsageError } from "../errors.ts";
import { portOf, requireFreePort, stopSignal } from "../house/running.ts";
import { writeEditorFiles } from "../overrides/editor-config.ts";
import { terminalProgress } from "../terminal/progress.ts";
import { addressOf } from "./serve.ts";

/** `livery dev DIR`. */
export const dev: Run = async ({ argument, option, switched, directory }) => {
  const folder = resolve(directory, argument("DIR") ?? ".");
  const port = portOf(option("port"));
  const house = houseAddress(option("house"));
  const stopped = stopSignal();
  await requireFreePort(port);
  const read = async (): Promise<DevBrand> => {
    const brand = await readDevBrand({ folder, settingsUrl: `${house.origin}/settings`, pseudo: switched("pseudo") });
    await writeEditorFiles(folder, brand.overrides);
    return brand;
  };
  const first = await terminalProgress.step("Read the brand", async (note) => {
    const brand = await read();
    note(brand.skin.name);
    return brand;
  });
  terminalProgress.note(`Settings: ${first.settingsNote}.`);
  const server = await terminalProgress.step("Start the dev server", () =>
    startDevServer({ folder, first, read, house, port, progress: terminalProgress }),
  );
  const bound = server.httpServer?.address() as AddressInfo | null | undefined;
  terminalProgress.note(`${addressOf(first.skin.domains.site, bound?.port ?? port)}  (calls go to ${house.origin})`);
  await stopped;
  await server.close();
};

function houseAddress(text: string | undefined): URL {
  const url = URL.parse(text ?? "");
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`"${text ?? ""}" is no house's address.`, "Give --house something like http://127.0.0.1:4300.");
}
