import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { named, press } from "../../../testing/user-input.ts";
import type { OpenSite } from "../../../testing/open-site.tsx";

/** A room of a machine's menu. */
export type Door = "Play" | "Account" | "Language";

/**
 * Opens what a variant keeps its rarer things in: a menu, and in a machine's menu a door. By looking, so that no variant is named:
 * one that has all in sight has no button of a menu. Answers whether there was one.
 */
export async function unfold({ screen }: OpenSite, door?: Door): Promise<boolean> {
  await expect.element(screen.getByRole("banner")).toBeVisible();
  const [menu] = named(/^Menu$/, ["button"]);
  if (menu === undefined) return false;
  await press(menu);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  if (door !== undefined) await openDoor(door);
  return true;
}

/** Goes through a door of the open menu, where it has any: then what is behind it stands there, and a way back. */
export async function openDoor(name: Door): Promise<void> {
  const doors = (): readonly Element[] => named(new RegExp(`^${name}$`), ["button"]);
  await eventually(() => document.querySelector("[role=dialog]")?.querySelectorAll("button, a").length).toBeGreaterThan(
    1,
  );
  const [door] = doors();
  if (door === undefined) return;
  await press(door);
  await eventually(() => doors().length).toBe(0);
}

/** As `unfold`, for who knows the variant. */
export function unfoldMenu(_header: string, site: OpenSite, door?: Door): Promise<boolean> {
  return unfold(site, door);
}
