import { readFileSync } from "node:fs";
import { retiredWordIn, retiredWords } from "./retired-words.ts";

/** The part of ESLint's tree that the rule reads; oxlint hands over the same one. */
interface Node {
  readonly type: string;
  readonly parent: Node | null;
  readonly name?: string;
}

interface Context {
  report(problem: { readonly node: Node; readonly message: string }): void;
}

const words = retiredWords(readFileSync(new URL("../../../../docs/glossary.md", import.meta.url), "utf8"));

/** Where an identifier is the name that is declared, by the kind of its parent: the field of the parent that it stands in. */
const declares: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ["id"],
  FunctionDeclaration: ["id", "params"],
  FunctionExpression: ["id", "params"],
  ArrowFunctionExpression: ["params"],
  TSDeclareFunction: ["id", "params"],
  TSEmptyBodyFunctionExpression: ["params"],
  CatchClause: ["param"],
  ClassDeclaration: ["id"],
  ClassExpression: ["id"],
  MethodDefinition: ["key"],
  PropertyDefinition: ["key"],
  AccessorProperty: ["key"],
  TSAbstractMethodDefinition: ["key"],
  TSAbstractPropertyDefinition: ["key"],
  Property: ["value"],
  AssignmentPattern: ["left"],
  ArrayPattern: ["elements"],
  RestElement: ["argument"],
  TSParameterProperty: ["parameter"],
  TSInterfaceDeclaration: ["id"],
  TSTypeAliasDeclaration: ["id"],
  TSTypeParameter: ["name"],
  TSPropertySignature: ["key"],
  TSMethodSignature: ["key", "params"],
  TSFunctionType: ["params"],
  ImportDefaultSpecifier: ["local"],
  ImportNamespaceSpecifier: ["local"],
  ImportSpecifier: ["local"],
  ExportSpecifier: ["exported"],
};

function isDeclared(node: Node): boolean {
  const { parent } = node;
  if (parent === null) return false;
  const fields = declares[parent.type];
  if (fields === undefined) return false;
  // `import { a }` names what another module declares; `import { a as b }` and `export { a as b }` declare b.
  if (["imported", "local"].some((field) => nameOf(parent, field) === node.name && !holds(parent, field, node)))
    return false;
  // In a pattern (`{ a: b } = c`) the value is declared. In an object it is used, and its key is declared by the object's type.
  if (parent.type === "Property" && parent.parent?.type !== "ObjectPattern") return false;
  return fields.some((field) => holds(parent, field, node));
}

function holds(parent: Node, field: string, node: Node): boolean {
  const value = (parent as unknown as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(value) ? value.includes(node) : value === node;
}

function nameOf(parent: Node, field: string): string | undefined {
  return (parent as unknown as Readonly<Record<string, Node | undefined>>)[field]?.name;
}

/** The project's own rules, run by oxlint. */
export default {
  meta: { name: "livery" },
  rules: {
    /** Declared names use the glossary's terms. */
    "retired-words": {
      create: (context: Context) => {
        const check = (node: Node): void => {
          const word = retiredWordIn(node.name ?? "", words);
          if (word === null || !isDeclared(node)) return;
          context.report({ node, message: `"${word}" is retired: docs/glossary.md has the term to use.` });
        };
        return { Identifier: check, PrivateIdentifier: check };
      },
    },
  },
};
