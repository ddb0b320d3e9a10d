import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Skin } from "@livery/skin";
import { colourLines } from "../brand/colour-changes.ts";
import { requireSkinFile } from "../brand/skin-file.ts";
import type { BrandHouse } from "../demo/brand-house.ts";
import { demoPicturePath } from "../demo/demo-pictures.ts";
import type { Invocation, Run } from "../program/command-definition.ts";
import type { DevBrand } from "../dev/dev-brand.ts";
import { EnvironmentError, UsageError } from "../errors.ts";
import { databaseOption } from "../house/database.ts";
import { demoKeys } from "../house/keys.ts";
import { houseRoot } from "../house/root.ts";
import { portOf, requireFreePort, stoppedInOrder } from "../house/running.ts";
import { stopSignal } from "../terminal/interrupt.ts";
import { printJson } from "../terminal/json.ts";
import { terminalProgress } from "../terminal/progress.ts";

/** The house that `livery demo` and `livery serve` open by default. */
const usualHouse = "http://127.0.0.1:4300";

/** `livery dev DIR`. */
export const dev: Run = async (invocation) => {
  const { argument, option, switched, directory } = invocation;
  const folder = resolve(directory, argument("DIR") ?? ".");
  const port = portOf(option("port"));
  const given = option("house");
  const named = given === undefined ? undefined : houseAddress(given);
  requireSkinFile(folder);
  await requireFreePort(port);
  // Loaded once the call is not refused: this takes longer than all checks.
  const [{ loadSkin }, { readDemo }, { readDevBrand }, { startDevServer }, { addressOf }, { writeEditorFiles }] =
    await Promise.all([
      import("../brand/load-skin.ts"),
      import("../demo/demo-brand.ts"),
      import("../dev/dev-brand.ts"),
      import("../dev/dev-server.ts"),
      import("../house/address.ts"),
      import("../overrides/editor-config.ts"),
    ]);
  const skin = await terminalProgress.step("Read the brand", async (note) => {
    const loaded = await loadSkin(folder);
    note(loaded.name);
    return loaded;
  });
  const stopped = stopSignal();
  const opened = await houseFor(invocation, skin, folder, named);
  try {
    const house = new URL(opened.origin);
    let colours = "";
    let unused = "";
    const read = async (): Promise<DevBrand> => {
      const settingsUrl = `${house.origin}/settings`;
      const brand = await readDevBrand({ folder, settingsUrl, pseudo: switched("pseudo") });
      await writeEditorFiles(folder, brand.overrides);
      const lines = colourLines(brand.colourChanges).join("\n");
      if (lines !== colours && lines !== "") terminalProgress.note(lines);
      colours = lines;
      const files = brand.unused.map((note) => `${note}.`).join("\n");
      if (files !== unused && files !== "") terminalProgress.note(files);
      unused = files;
      return brand;
    };
    const first = await read();
    const pictures = { path: demoPicturePath, folder: (await readDemo(folder)).pictures };
    terminalProgress.note(`Settings: ${first.settingsNote}.`);
    if (first.houseProblem !== null) terminalProgress.note(first.houseProblem);
    const server = await terminalProgress.step("Start the dev server", () =>
      startDevServer({ folder, first, read, house, port, pictures, progress: terminalProgress }),
    );
    const bound = server.httpServer?.address() as AddressInfo | null | undefined;
    const address = addressOf(skin.domains.site, bound?.port ?? port);
    const players = opened.accounts.map(({ userName, password }) => `${userName} ${password}`);
    if (players.length > 0) terminalProgress.note(`Players: ${players.join(", ")}.`);
    terminalProgress.note(`${address}  (calls go to ${house.origin})`);
    if (switched("json")) {
      const accounts = opened.accounts.map(({ lang, password, userName }) => ({ userName, password, lang }));
      printJson({ brand: skin.name, address, house: house.origin, players: accounts }, line);
    }
    try {
      await (opened.ended === null ? stopped : stoppedInOrder({ ended: opened.ended }, stopped));
    } finally {
      await server.close();
    }
  } catch (error) {
    await opened.close().catch(() => undefined);
    throw error;
  }
  await opened.close();
};

const line = { indent: 0 } as const;

/** The house that answers calls: the named one, else the usual one if it has the brand's site, else one that is opened here. */
async function houseFor(
  invocation: Invocation,
  skin: Skin,
  brandFolder: string,
  named: URL | undefined,
): Promise<BrandHouse> {
  const nothing = { accounts: [], ended: null, close: () => Promise.resolve() };
  if (named !== undefined) return { ...nothing, origin: named.origin };
  const { answersFor } = await import("../settings/settings-source.ts");
  if (await answersFor(skin, `${usualHouse}/settings`)) {
    terminalProgress.note(`The house at ${usualHouse} has ${skin.domains.site}: it answers calls.`);
    return { ...nothing, origin: usualHouse };
  }
  if (databaseOption().databaseUrl !== undefined)
    throw new EnvironmentError(
      "No house answers, and livery dev opens none on the database of DATABASE_URL: it would add accounts whose passwords everybody knows.",
      `Leave out DATABASE_URL, or start a house yourself and name it: livery demo --skin ${skin.name}, then livery dev ${skin.name} --house ${usualHouse}.`,
    );
  const root = await houseRoot(invocation);
  const keys = await demoKeys(invocation, root);
  const { openBrandHouse } = await import("../demo/brand-house.ts");
  return openBrandHouse({ root, brand: { skin, folder: brandFolder }, keys, progress: terminalProgress });
}

function houseAddress(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new UsageError(`"${text}" is no house's address.`, "Give --house something like http://127.0.0.1:4300.");
}
