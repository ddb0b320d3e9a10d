import type { PluginSlot } from "@livery/skin";
import { useOf } from "@livery/browser-app";
import { useRouterState } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useServices, type Services } from "../core/services.ts";
import { useUser } from "../core/user.ts";
import { routeAt } from "../routes/paths.ts";
import { unknownRoute } from "../routes/table.ts";
import { loadPlugins } from "./load-plugins.ts";
import { SlotBoundary } from "./slot-boundary.tsx";
import type { SlotProps } from "./site-plugin.ts";

/** Loads what the brand's plugins show in a slot. */
export async function pluginSlot(services: Services, slot: PluginSlot): Promise<ComponentType> {
  const plugins = await loadPlugins(services);
  const shown = plugins.flatMap(({ name, plugin }) => {
    const Part = plugin.slots?.[slot];
    return Part === undefined ? [] : [{ name, Part }];
  });
  function Slot() {
    const props = useSlotProps();
    return shown.map(({ name, Part }) => (
      <div key={name} data-plugin={name} data-slot={slot}>
        <SlotBoundary plugin={name} slot={slot}>
          <Part {...props} />
        </SlotBoundary>
      </div>
    ));
  }
  return shown.length === 0 ? Nothing : Slot;
}

function Nothing() {
  return null;
}

function useSlotProps(): SlotProps {
  const { boot, slip } = useServices();
  const user = useUser();
  const pathname = useRouterState({ select: ({ location, matches }) => (matches.at(-1) ?? location).pathname });
  const { dir, lang, shell } = boot;
  return {
    lang,
    dir,
    shell,
    page: (routeAt(lang, pathname) ?? unknownRoute).page ?? "home",
    signedIn: user === "unknown" ? null : user !== null,
    selections: useOf(slip.state, ({ selected }) => selected.size),
  };
}
