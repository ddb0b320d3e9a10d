import { tmpdir } from "node:os";
import { join } from "node:path";
import { fontFolder } from "@livery/fonts";

const project = import.meta.dirname;

/** The folder of Inter: that of the project, else the one that was fetched before, else it is fetched now. */
export const inter = await fontFolder("@fontsource-variable/inter", {
  from: [project],
  project,
  cache: join(tmpdir(), "fonts"),
});
