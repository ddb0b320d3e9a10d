import type { PluginSlot } from "@livery/skin";
import { useServices, type Services } from "../core/services.ts";
import { deferredPart, type DeferredPart } from "./deferred-part.tsx";

const slot = (name: PluginSlot): DeferredPart =>
  deferredPart(async (services) => (await import("../plugins/plugin-slot.tsx")).pluginSlot(services, name));

const slots: { readonly [Name in PluginSlot]: DeferredPart } = {
  "header.after": slot("header.after"),
  "page.before": slot("page.before"),
  "page.after": slot("page.after"),
  "slip.after": slot("slip.after"),
  "footer.before": slot("footer.before"),
};

/** A slot that a brand's plugins can fill. A brand without plugins loads none of the code for it. */
export function Slot({ name }: { readonly name: PluginSlot }) {
  return useServices().boot.plugins && slots[name].element;
}

/** Loads what the brand's plugins show. */
export async function loadSlots(services: Services): Promise<void> {
  if (services.boot.plugins) await Promise.all(Object.values(slots).map((part) => part.load(services)));
}
