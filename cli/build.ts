// What a release builds beforehand: platform and panel, into `dist/prebuilt` (`src/platform/prebuilt.ts`).
import { cp, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildPanel } from "./src/platform/build-panel.ts";
import { buildPlatform } from "./src/platform/build-platform.ts";
import { builtFrom, type PrebuiltRecord, recordFile } from "./src/platform/prebuilt.ts";
import { productSite } from "./src/platform/site-source.ts";

const folder = join(import.meta.dirname, "dist", "prebuilt");
await rm(folder, { recursive: true, force: true });
const platform = await buildPlatform(productSite());
const panel = await buildPanel();
await cp(dirname(platform.clientFolder), join(folder, "platform"), { recursive: true });
await cp(panel.dir, join(folder, "panel"), { recursive: true });
const record: PrebuiltRecord = { ...(await builtFrom()), platform: platform.hash, panel: panel.hash };
await writeFile(join(folder, recordFile), `${JSON.stringify(record, null, 2)}\n`);
