import { parseSync } from "rolldown/utils";

/** One name of an import or of an export from another module. */
export interface ModuleName {
  /** As the other module exports it: a name, `default`, or `*` for all of it. */
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
}

/** An import statement, or an export of another module's names. */
export interface ModuleImport {
  /** The other module, as it is written. */
  readonly from: string;
  readonly names: readonly ModuleName[];
  readonly isExport: boolean;
  /** The statement's position in the text, and that of the other module with its quotes. */
  readonly start: number;
  readonly end: number;
  readonly fromStart: number;
  readonly fromEnd: number;
}

/** What a module imports, and the state that it holds. */
export interface ParsedModule {
  readonly imports: readonly ModuleImport[];
  /** Modules that are imported when they are first used, with the position of the quoted name. */
  readonly lazy: readonly { readonly from: string; readonly start: number; readonly end: number }[];
  /** What a second copy of the module would have a second time; undefined for one that can be copied. */
  readonly state: string | undefined;
}

/** Parses a module. Throws SyntaxError with the parser's message. */
export function parseModule(file: string, text: string): ParsedModule {
  const { errors, module, program } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
  const imports = module.staticImports.map(({ end, entries, moduleRequest, start }): ModuleImport => ({
    from: moduleRequest.value,
    names: entries.map(({ importName, isType, localName }) => ({
      imported: nameOf(importName),
      local: localName.value,
      isType,
    })),
    isExport: false,
    start,
    end,
    fromStart: moduleRequest.start,
    fromEnd: moduleRequest.end,
  }));
  const exported = module.staticExports.flatMap(({ end, entries, start }): ModuleImport[] => {
    const from = entries[0]?.moduleRequest;
    if (!from) return [];
    const names = entries.map(({ exportName, importName, isType }) => ({
      imported: nameOf(importName),
      local: exportName.name ?? nameOf(exportName),
      isType,
    }));
    return [{ from: from.value, names, isExport: true, start, end, fromStart: from.start, fromEnd: from.end }];
  });
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { end, start } }) => {
    const quoted = /^["'](.+)["']$/u.exec(text.slice(start, end))?.[1];
    return quoted === undefined ? [] : [{ from: quoted, start, end }];
  });
  return { imports: [...imports, ...exported].toSorted((a, b) => a.start - b.start), lazy, state: stateOf(program) };
}

function nameOf({ kind, name }: { readonly kind: string; readonly name?: string | null }): string {
  if (kind === "Name") return name ?? "";
  return kind === "Default" ? "default" : "*";
}

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** A context, or a variable that changes: a page with two of them would have two truths. */
function stateOf(program: unknown): string | undefined {
  const { body } = program as { readonly body: readonly Node[] };
  for (const statement of body) {
    const declaration = (statement["declaration"] ?? statement) as Node;
    if (declaration.type !== "VariableDeclaration") continue;
    if (declaration["kind"] === "let") return "it holds a variable";
    for (const { init } of declaration["declarations"] as readonly { readonly init: Node | null }[]) {
      const called = (init?.["callee"] as Node | undefined)?.["name"];
      if (init?.type === "CallExpression" && called === "createContext") return "it holds a context";
      const isEmpty = (init?.["arguments"] as readonly unknown[] | undefined)?.length === 0;
      if (init?.type === "NewExpression" && isEmpty) return "it holds a collection that changes";
    }
  }
  return undefined;
}
