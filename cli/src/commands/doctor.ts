import { styleText } from "node:util";
import { brandFolder } from "../brand/find-skin.ts";
import type { Checked } from "../doctor/check.ts";
import type { DoctorContext } from "../doctor/doctor-context.ts";
import { exitCodes, UsageError, VerdictError } from "../errors.ts";
import type { Invocation, Run } from "../program/command-definition.ts";
import { printJson } from "../terminal/json.ts";

/** `livery doctor [NAME]`: what is wrong with the machine, a brand, a house and a site. Exit code 1 where something is. */
export const doctor: Run = async (invocation) => {
  const { option, switched } = invocation;
  const brand = brandOf(invocation);
  const url = addressOf(option("url"));
  const [{ runChecks }, { allChecks }, { examined }] = await Promise.all([
    import("../doctor/check.ts"),
    import("../doctor/all-checks.ts"),
    import("../doctor/examined.ts"),
  ]);
  const checks = await runChecks(allChecks, examined(invocation, brand, url), { fix: switched("fix") });
  const count = (state: Checked["state"]): number => checks.filter((each) => each.state === state).length;
  const wrong = count("wrong");
  if (switched("json")) printJson({ wrong, warnings: count("warning"), mended: count("mended"), checks });
  else process.stdout.write(`${checks.map(described).join("\n")}\n\n${summary(count)}\n`);
  if (wrong > 0)
    throw new VerdictError(
      wrong === 1 ? "Something is wrong." : `${wrong} things are wrong.`,
      switched("fix")
        ? "Do what stands below each."
        : "Do what stands below each; livery doctor --fix mends what it safely can.",
      exitCodes.other,
    );
};

/** The brand that is named, or that of the folder. */
function brandOf({ argument, directory }: Invocation): DoctorContext["brand"] {
  try {
    return { folder: brandFolder(directory, argument("NAME")) };
  } catch (error) {
    if (error instanceof UsageError) return { reason: "no brand is named, and this folder has none or several" };
    throw error;
  }
}

function addressOf(given: string | undefined): URL | undefined {
  if (given === undefined) return undefined;
  const url = URL.parse(given);
  if (url !== null && /^https?:$/u.test(url.protocol)) return url;
  throw new UsageError(`"${given}" is no address of a site.`, "Give --url something like https://northwind.example/.");
}

const marks: Readonly<Record<Checked["state"], string>> = {
  well: styleText("green", "✓"),
  mended: styleText("green", "✓"),
  warning: styleText("yellow", "!"),
  wrong: styleText("red", "✗"),
  "not checked": styleText("dim", "–"),
};

function described({ next, state, text, title }: Checked): string {
  const [first = "", ...others] = text.split("\n");
  const what = state === "not checked" ? `not checked: ${first}` : state === "mended" ? `mended: ${first}` : first;
  return [
    `${marks[state]} ${title}: ${what}`,
    ...others.map((line) => `    ${line}`),
    ...(next === undefined ? [] : [`    → ${next}`]),
  ].join("\n");
}

function summary(count: (state: Checked["state"]) => number): string {
  const parts = [
    [count("well"), "well"],
    [count("mended"), "mended"],
    [count("wrong"), "wrong"],
    [count("warning"), count("warning") === 1 ? "warning" : "warnings"],
    [count("not checked"), "not checked"],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, name]) => `${number} ${name}`)
    .join(", ");
}
