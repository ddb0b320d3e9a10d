import type { Services } from "../core/services.ts";
import type { SiteEvent } from "../core/site-events.ts";
import { loadPlugins, type LoadedPlugin } from "./load-plugins.ts";
import { reportPluginError } from "./report-plugin-error.ts";

/** Hands the site's events to the brand's plugins, those too that happened before these were loaded. */
export async function connectPlugins(services: Services): Promise<void> {
  const plugins = (await loadPlugins(services)).filter(({ plugin }) => plugin.on !== undefined);
  services.events?.attach({
    // In a task of its own: what the site still does about the event comes first.
    send: (event) => void setTimeout(() => notify(plugins, event), 0),
    read: () => null,
    subscribe: () => undefined,
  });
}

function notify(plugins: readonly LoadedPlugin[], { detail, type }: SiteEvent): void {
  const given = Object.freeze({ ...detail });
  for (const { name, plugin } of plugins) void notifyOne(name, type, () => plugin.on?.[type]?.(given as never));
}

async function notifyOne(name: string, type: SiteEvent["type"], call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (error) {
    reportPluginError(name, `its function for ${type} failed`, error);
  }
}
