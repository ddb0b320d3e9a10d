import type { Plugin, PluginOption } from "vite";

const reader = "storybook:react-docgen-plugin";
/** Components whose props a designer looks up; reading those of all pages too took half of Storybook's start. */
const uiKitSources = /\/packages\/ui\/src\/.*\.tsx$/;

/** Has Storybook read the props of the kit's components alone, and adds the types that it does not resolve. */
export function onlyUiKitProps(plugins: readonly PluginOption[]): PluginOption[] {
  const at = plugins.findIndex((plugin) => isReader(plugin));
  const read = plugins[at];
  if (!isReader(read) || typeof read.transform !== "function")
    throw new Error(`Storybook has no ${reader} any more: see what reads the props of components now`);
  const { transform } = read;
  return plugins.with(at, {
    ...read,
    transform: {
      filter: { id: uiKitSources },
      async handler(source, id, options) {
        const result = await transform.call(this, source, id, options);
        return typeof result === "object" && typeof result?.code === "string"
          ? { ...result, code: result.code + typesOf(source, result.code) }
          : result;
      },
    },
  });
}

function isReader(plugin: PluginOption): plugin is Plugin {
  return typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === reader;
}

interface PropDocs {
  readonly required?: boolean;
  readonly description?: string;
  readonly defaultValue?: { readonly value: string };
  readonly tsType?: {
    readonly name: string;
    readonly raw?: string;
    readonly elements?: readonly { readonly name: string }[];
  };
}

interface ComponentDocs {
  readonly description?: string;
  readonly props?: Readonly<Record<string, PropDocs>>;
}

/** What Storybook's reader has written into `code` about each component. */
export function docsOf(code: string): ReadonlyMap<string, ComponentDocs> {
  const documented = code.matchAll(/;([A-Z]\w*)\.__docgenInfo=(\{.*?\})(?=;[A-Z]\w*\.__docgenInfo=|$)/gu);
  return new Map(
    [...documented].map(([, component = "", json = "{}"]) => [component, JSON.parse(json) as ComponentDocs]),
  );
}

/**
 * Statements that complete the documentation in `code`, the output of Storybook's reader. The reader gives "unknown" for an operator in a
 * type: `keyof typeof css.sizes`, whose members are read from the object itself, and `readonly Item[]`, which is shown as written.
 */
export function typesOf(source: string, code: string): string {
  return [...docsOf(code)]
    .flatMap(([component, { props = {} }]) =>
      Object.entries(props).flatMap(([prop, { tsType }]) => {
        if (!isUnknown(tsType)) return [];
        const type = writtenType(source, component, prop);
        return type === null
          ? []
          : [`;${component}.__docgenInfo.props[${JSON.stringify(prop)}].tsType=${typeCode(source, type)}`];
      }),
    )
    .join("");
}

function isUnknown(type: PropDocs["tsType"]): boolean {
  return type !== undefined && [type, ...(type.elements ?? [])].some(({ name }) => name.startsWith("unknown"));
}

/** The type of a prop as its file declares it; null if another file does. */
function writtenType(source: string, component: string, prop: string): string | null {
  const props = source.slice(Math.max(source.search(new RegExp(`interface ${component}Props\\b`, "u")), 0));
  const declaration = new RegExp(`^  readonly ${prop}\\??: (.+);$`, "mu");
  return (declaration.exec(props) ?? declaration.exec(source))?.[1] ?? null;
}

/** What a type of the file stands for; null if the file has none of that name. */
function aliased(source: string, name: string): string | null {
  return new RegExp(`^(?:export )?type ${name} = (.+);$`, "mu").exec(source)?.[1] ?? null;
}

/** An expression for the type as Storybook's reader would describe it. */
function typeCode(source: string, written: string): string {
  const type = written.replace(/ \| undefined$/u, "");
  const resolved = /^\w+$/u.test(type) ? (aliased(source, type) ?? type) : type;
  const object = /^keyof typeof ([\w.]+)$/u.exec(resolved)?.[1];
  const raw = JSON.stringify(type);
  if (object === undefined) return `{name:${raw},raw:${raw}}`;
  return `{name:"union",raw:${raw},elements:Object.keys(${object}).map((key)=>({name:"literal",value:JSON.stringify(key)}))}`;
}
