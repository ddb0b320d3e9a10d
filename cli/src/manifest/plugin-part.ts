import { pluginEvents, pluginSlots } from "@livery/skin";

export interface ManifestSlotOrEvent {
  readonly name: string;
  readonly summary: string;
}

/** The slots that a brand's plugins can fill, and the events that they are told of. */
export function pluginPart(): {
  readonly slots: readonly ManifestSlotOrEvent[];
  readonly events: readonly ManifestSlotOrEvent[];
} {
  const listed = (names: Readonly<Record<string, string>>): readonly ManifestSlotOrEvent[] =>
    Object.entries(names).map(([name, summary]) => ({ name, summary }));
  return { slots: listed(pluginSlots), events: listed(pluginEvents) };
}
