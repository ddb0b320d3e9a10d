import { fileURLToPath } from "node:url";
import { format } from "oxfmt";
import { builds, optionVariables, product, tests, type Variable } from "./table.ts";

export const pageFile: string = fileURLToPath(new URL("../../../../docs/environment.md", import.meta.url));

const head = ["Variable", "Read by", "Meaning", "Default", "Example"];

/** The page of documentation, in the format of the repository. */
export async function environmentPage(): Promise<string> {
  const text = `# Environment variables

\`pnpm docs:environment\` writes this page from \`packages/repository/src/environment/table.ts\` and from the command line's table of commands; a
test fails where the page or a variable of the sources differs.

## The product

${tableOf(product)}

## Options of \`livery\`

Every option of the command line has a variable. A flag precedes it, and a variable precedes the question at the terminal. A switch is on
with \`1\` or \`true\`. \`livery COMMAND --help\` describes each.

${tableOf(optionVariables())}

## Tests and benches

${tableOf(tests)}

## Builds and checks

${tableOf(builds)}
`;
  const { code, errors } = await format("environment.md", text, { printWidth: 120 });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}

function tableOf(variables: readonly Variable[]): string {
  const rows = variables.map((each) => [
    `\`${each.name}\``,
    each.readBy,
    each.meaning,
    each.default,
    `\`${each.name}=${each.example}\``,
  ]);
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.map(escaped).join(" | ")} |`);
  return lines.join("\n");
}

const escaped = (cell: string): string => cell.replaceAll("|", "\\|").replaceAll("<", "&lt;");
