import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseAst } from "vite";

const uiKit = "@livery/ui";

/** A name of an import from the kit's index. */
interface ImportedName {
  readonly name: string;
  /** As the list has it: `SkipLink as KitLink`. */
  readonly written: string;
}

/** An import statement from the kit's index: where it stands in the code, and the values that it names. */
interface UiKitImport {
  readonly start: number;
  readonly end: number;
  readonly values: readonly ImportedName[];
}

/** Every name that the kit's index (`packages/ui/src/index.ts`) exports, types among them, with the file that declares it. */
export function filesOfUiKit(uiKitIndex: string): Map<string, string> {
  return new Map(exportsOf(uiKitIndex).map(({ name, file }) => [name, file]));
}

/** The components that the kit's index exports: its values with a capital. */
export function componentsOfUiKit(uiKitIndex: string): readonly string[] {
  return exportsOf(uiKitIndex).flatMap(({ name, isType }) => (!isType && /^[A-Z]/u.test(name) ? [name] : []));
}

function exportsOf(uiKitIndex: string): readonly { name: string; file: string; isType: boolean }[] {
  return parseAst(readFileSync(uiKitIndex, "utf8"), { lang: "ts" }).body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.source === null) return [];
    const file = resolve(dirname(uiKitIndex), statement.source.value);
    return statement.specifiers.flatMap(({ exported, exportKind }) =>
      exported.type === "Identifier"
        ? [{ name: exported.name, file, isType: [statement.exportKind, exportKind].includes("type") }]
        : [],
    );
  });
}

/** The imports of values from the kit's index in a module's code, in order. */
export function importsOfUiKit(code: string, file = "story.tsx"): readonly UiKitImport[] {
  const imports: UiKitImport[] = [];
  for (const statement of parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }).body) {
    if (statement.type !== "ImportDeclaration" || statement.source.value !== uiKit) continue;
    if (statement.importKind === "type") continue;
    const named = statement.specifiers.filter((specifier) => specifier.type === "ImportSpecifier");
    // `import * as ui` names everything.
    if (named.length === 0 || named.length < statement.specifiers.length) continue;
    const values = named.flatMap(({ imported, importKind, start, end }) =>
      importKind !== "type" && imported.type === "Identifier"
        ? [{ name: imported.name, written: code.slice(start, end) }]
        : [],
    );
    imports.push({ start: statement.start, end: statement.end, values });
  }
  return imports;
}
