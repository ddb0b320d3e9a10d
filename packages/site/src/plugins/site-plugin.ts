import type { Boot, PageName, PluginEvent, PluginSlot } from "@livery/skin";
import type { ComponentType } from "react";
import type { SiteEvents } from "../core/site-events.ts";

/** What a component in a slot is given. It only reads: a changed page is another set of values. */
export interface SlotProps {
  readonly lang: string;
  readonly dir: Boot["dir"];
  /** The frame of the document: the site's host or the mobile host. */
  readonly shell: Boot["shell"];
  /** The page that is shown; an unknown address shows Home. */
  readonly page: PageName;
  /** Null while the session is not known yet, as in every prerendered document. */
  readonly signedIn: boolean | null;
  /** The number of selections in the bet slip. */
  readonly selections: number;
}

/** The default export of a file in `overrides/plugins/`. */
export interface SitePlugin {
  /** Components for places of the site. The build draws them too, so that they are in the first view. */
  readonly slots?: { readonly [Slot in PluginSlot]?: ComponentType<SlotProps> };
  /** Functions that are called after something has happened; an error in one is reported and has no other effect. */
  readonly on?: { readonly [Type in PluginEvent]?: (detail: SiteEvents[Type]) => unknown };
}

/**
 * Gives a plugin its types.
 * @example packages/site/examples/overrides/plugins/promo.tsx
 */
export function definePlugin(plugin: SitePlugin): SitePlugin {
  return plugin;
}
