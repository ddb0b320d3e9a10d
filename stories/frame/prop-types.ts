import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/csf";

/** A type as Storybook's reader of props describes it (`__docgenInfo` of a component). */
export interface DocumentedType {
  readonly name: string;
  readonly raw?: string;
  readonly value?: string;
  readonly elements?: readonly DocumentedType[];
}

/** A prop as that reader describes it. Its default is known if the component's own parameters have it. */
export interface DocumentedProp {
  readonly tsType?: DocumentedType;
  readonly description?: string;
  readonly defaultValue?: { readonly value: string };
}

interface Documented {
  readonly __docgenInfo?: { readonly props?: Readonly<Record<string, DocumentedProp>> };
}

/** The default of a prop: that of the parameters, or the one that its description ends with ("Default `md`."); null if it has none. */
export function shownDefault({ defaultValue, description = "" }: DocumentedProp): string | null {
  const [, inCode, word] = /\bDefault (?:`([^`]+)`|([\w.-]+?))(?:[,;]|\.(?:\s|$))/u.exec(description) ?? [];
  return defaultValue?.value ?? inCode ?? word ?? null;
}

/** What the table of props shows of a type, and the values to choose from if there is a known number of them. */
export interface ShownType {
  readonly text: string;
  readonly options: readonly (string | number)[] | null;
}

/** Above this number the values are a list that opens. */
const mostRadios = 4;

/** The type as text, with each member of a union; `icons` are the names of the kit's icons. */
export function shownType(type: DocumentedType, icons: readonly string[]): ShownType {
  if (type.elements?.some(({ raw }) => raw === "keyof typeof icons") === true)
    return { text: "IconName | IconShape", options: icons };
  const members = (type.elements ?? []).filter(({ name }) => name !== "undefined");
  if (type.name !== "union" || members.length === 0) return { text: type.raw ?? type.name, options: null };
  const values = members.filter(({ name }) => name !== "null").map(literalOf);
  const options = values.filter((value) => value !== null);
  return {
    text: members.map((member) => member.value ?? shownType(member, icons).text).join(" | "),
    options: options.length > 0 && options.length === values.length ? options : null,
  };
}

function literalOf({ name, value }: DocumentedType): string | number | null {
  return name === "literal" && value !== undefined ? (JSON.parse(value.replaceAll("'", '"')) as string | number) : null;
}

/** Whether a control can edit a value: an element, a function or an amount is no JSON, and the control that shows JSON fails with it. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function" && typeof value !== "bigint";
  if (Array.isArray(value)) return value.every((each) => isData(each));
  return !("$$typeof" in value) && Object.values(value).every((each) => isData(each));
}

/** Shows every default of a component and the members of its enumerated types, and gives these a control to choose with. */
export const withPropTypes =
  (icons: readonly string[]): ArgTypesEnhancer =>
  ({ argTypes, component, initialArgs }) => {
    const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
    // Storybook would give a control to what only a story's values name.
    const fixed = Object.keys(initialArgs).filter((name) => !isData(initialArgs[name]));
    const all: Readonly<Record<string, StrictInputType>> = {
      ...Object.fromEntries(fixed.map((name) => [name, { name }])),
      ...argTypes,
    };
    return Object.fromEntries(
      Object.entries(all).map(([name, given]) => {
        const argType = fixed.includes(name) ? { ...given, control: false as const } : given;
        const prop = props[name];
        if (prop?.tsType === undefined) return [name, argType];
        const { text, options } = shownType(prop.tsType, icons);
        const standard = shownDefault(prop);
        const table = {
          ...argType.table,
          type: { summary: text },
          ...(standard !== null && { defaultValue: { summary: standard } }),
        };
        const shown = { ...argType, table };
        if (text === "boolean") return [name, { ...shown, control: { type: "boolean" } }];
        if (options === null) return [name, shown];
        return [
          name,
          { ...shown, options, control: { type: options.length > mostRadios ? "select" : "inline-radio" } },
        ];
      }),
    );
  };
