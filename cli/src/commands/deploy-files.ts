import { resolve } from "node:path";
import { styleText } from "node:util";
import { checkNames, readDeployedBrand, safePath, writtenTo } from "../deploy/deployment.ts";
import type { PlannedFile } from "../deploy/marked-files.ts";
import { lineDiff } from "../files/line-diff.ts";
import { builtBrands } from "../house/built-brands.ts";
import { CancelledError, UsageError } from "../errors.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";
import { ownPackage } from "../workspace/own-package.ts";

const list = (text = ""): readonly string[] =>
  text
    .split(/[\n,]/u)
    .map((each) => each.trim())
    .filter(Boolean);

/** `livery deploy-files [DIR…]`. */
export const deployFilesCommand: Run = async ({ confirm, directory, option, rest, switched }) => {
  const built = await builtBrands((rest.length > 0 ? rest : ["."]).map((folder) => resolve(directory, folder)));
  const houses = list(option("houses"));
  for (const house of houses) checkAddress(house);
  const project = option("project") ?? "";
  if (!safePath.test(project) || !project.startsWith("/") || project.endsWith("/"))
    throw new UsageError(
      `"${project}" is no folder of a server.`,
      "Give an absolute path without spaces: --project /srv/livery.",
    );
  const panelHosts = list(option("panel"));
  for (const host of panelHosts)
    if (!/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/u.test(host))
      throw new UsageError(`"${host}" is no host.`, "Name the panel's hosts without scheme, port and path.");
  const passedTo = option("pass-to");
  if (passedTo !== undefined && !/^https:\/\/[^/?#\s]+$/u.test(passedTo))
    throw new UsageError(
      `"${passedTo}" is no address of a house.`,
      "Give it as the static host reaches it: --pass-to https://house.northwind.example.",
    );
  const [{ deployFiles }, { planFiles, writePlanned }] = await Promise.all([
    import("../deploy/deploy-files.ts"),
    import("../deploy/marked-files.ts"),
  ]);
  const folder = resolve(directory, option("out") ?? "deploy");
  const brands = await Promise.all(built.map(({ dir }) => readDeployedBrand(dir, directory, project)));
  checkNames(brands);
  const files = deployFiles(
    {
      brands,
      panelHosts,
      houses,
      listen: { http: ["80", "[::]:80"], https: ["443", "[::]:443"] },
      certificates: "/etc/letsencrypt/live",
      project,
      written: writtenTo(directory, folder),
      node: Number(/\d+/u.exec(ownPackage().engines.node)?.[0]),
    },
    { house: passedTo },
  );
  const planned = await planFiles(folder, files);
  const changed = planned.filter(({ state }) => state === "changed").map(({ path }) => path);
  const dryRun = switched("dry-run");
  if (!dryRun) {
    if (
      changed.length > 0 &&
      !(await confirm(`Changed by hand in ${folder}: ${changed.join(", ")}. Replace what is there?`))
    )
      throw new CancelledError();
    await writePlanned(folder, planned);
  }
  if (switched("json")) {
    const shown = planned.map(({ path, state, ...file }) => ({
      path,
      state,
      ...(dryRun && { diff: differenceOf(file) }),
    }));
    printJson({ folder, written: !dryRun, files: shown });
    return;
  }
  const head = dryRun
    ? `Would be in ${folder}:`
    : `${styleText("green", "✓")} ${planned.length} files are in ${folder}:`;
  process.stdout.write(`${head}\n${table(planned.map(({ path, state }) => [`  ${path}`, state]))}\n`);
  if (dryRun)
    for (const file of planned.filter(({ before, state }) => before !== undefined && state !== "same"))
      process.stdout.write(`\n${[file.path, ...differenceOf(file).map((line) => `  ${line}`)].join("\n")}\n`);
};

/** What a file that is there would change; nothing of a new one, which is shown by its name. */
const differenceOf = ({ before, content }: Pick<PlannedFile, "before" | "content">): readonly string[] =>
  before === undefined ? [] : lineDiff(before, content);

function checkAddress(house: string): void {
  if (/^(?:[\w.-]+|\[[0-9a-f:]+\]):\d{1,5}$/iu.test(house)) return;
  throw new UsageError(
    `"${house}" is no address of a house.`,
    "Give each as HOST:PORT: --houses 10.0.0.5:4300,10.0.0.6:4300.",
  );
}
