import type { Plugin, PluginOption } from "vite";

const reader = "storybook:react-docgen-plugin";
/** Components whose props a designer looks up; reading those of all pages too took half of Storybook's start. */
const uiKitSources = /\/packages\/ui\/src\/.*\.tsx$/;

/** Has Storybook read the props of the kit's components alone. */
export function onlyUiKitProps(plugins: readonly PluginOption[]): PluginOption[] {
  const at = plugins.findIndex((plugin) => isReader(plugin));
  const read = plugins[at];
  if (!isReader(read) || typeof read.transform !== "function")
    throw new Error(`Storybook has no ${reader} any more: see what reads the props of components now`);
  return plugins.with(at, { ...read, transform: { filter: { id: uiKitSources }, handler: read.transform } });
}

function isReader(plugin: PluginOption): plugin is Plugin {
  return typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name === reader;
}
