import { styleText } from "node:util";
import { brandFolder, refuseShipped } from "../brand/find-skin.ts";
import { productSource } from "../eject/product-source.ts";
import { exitCodes, VerdictError } from "../errors.ts";
import { finishReplacing, replaceFiles, type FileChange } from "../files/replace-files.ts";
import { describeCodemod } from "../own/codemods.ts";
import { planUpgrade, type UpgradedFile, type UpgradePlan } from "../own/plan-upgrade.ts";
import { baseFolder } from "../own/base-record.ts";
import { textDiff } from "../own/text-diff.ts";
import { overridesFolder } from "../overrides/find-overrides.ts";
import type { Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";
import { table } from "../terminal/table.ts";

/** `livery upgrade [NAME]`: merges what the installed release changed into a brand's own files. */
export const upgrade: Run = async ({ argument, directory, switched }) => {
  const folder = brandFolder(directory, argument("NAME"));
  refuseShipped(folder);
  await finishReplacing(folder);
  const plan = await planUpgrade(folder, productSource());
  const isDry = switched("dry-run");
  const diffs = isDry ? diffsOf(plan.changes) : [];
  if (!isDry) await replaceFiles(folder, plan.changes);
  if (switched("json")) {
    const { codemods, files, from, to } = plan;
    printJson({ brand: folder, from: from ?? null, to, isDryRun: isDry, codemods, files, diffs });
  } else process.stdout.write(`${described(plan, isDry, diffs).join("\n")}\n`);
  const undecided = plan.files.filter(({ conflicts }) => conflicts > 0);
  if (isDry || undecided.length === 0) return;
  const count = undecided.reduce((sum, { conflicts }) => sum + conflicts, 0);
  throw new VerdictError(
    `${count === 1 ? "1 place needs" : `${count} places need`} a decision, in ${undecided.map(({ path }) => path).join(", ")}.`,
    "Decide each place between <<<<<<< and >>>>>>>, remove the markers, then build the brand.",
    exitCodes.conflicts,
    undefined,
    "merge_conflicts",
  );
};

function diffsOf(changes: readonly FileChange[]): readonly string[] {
  // The records of bases repeat what the own files show.
  return changes
    .filter(({ path }) => !path.startsWith(`${overridesFolder}/${baseFolder}/`))
    .map(({ before = null, content, path }) => textDiff(path, [before, "now"], [content, "after the upgrade"]));
}

function described(
  { codemods, files, from, to }: UpgradePlan,
  isDry: boolean,
  diffs: readonly string[],
): readonly string[] {
  const step = from === undefined || from === to ? to : `${from} → ${to}`;
  const head = files.length === 0 ? `Release ${step}: nothing of the brand has to change.` : `Release ${step}:`;
  const mark = isDry ? "" : `${styleText("green", "✓")} `;
  return [
    `${mark}${head}`,
    ...codemods.map((codemod) => `  renamed in ${codemod.release}: ${describeCodemod(codemod)}`),
    ...(files.length === 0 ? [] : [table(files.map(row))]),
    ...diffs.map((text) => text.trimEnd()),
    ...(isDry || files.length === 0
      ? []
      : ["Next: build the brand, which checks the types of its own files, and look at it."]),
  ];
}

function row({ action, conflicts, note, path, renamedFrom }: UpgradedFile): readonly string[] {
  const text = [
    ...(renamedFrom === undefined ? [] : [`was ${renamedFrom}`]),
    ...(conflicts === 0 ? [] : [conflicts === 1 ? "1 place to decide" : `${conflicts} places to decide`]),
    ...(note === undefined ? [] : [note]),
  ];
  return [`  ${action}`, path, text.join("; ")];
}
