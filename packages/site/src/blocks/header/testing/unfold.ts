import { expect } from "vitest";
import { eventually } from "../../../testing/eventually.ts";
import { named, press } from "../../../testing/user-input.ts";
import type { OpenSite } from "../../../testing/open-site.tsx";

/** A section of a terminal's menu. */
export type Door = "Play" | "Account" | "Language";

/**
 * Opens the menu of a variant, and in a terminal's menu a section of it. It checks the page, so that no variant is named: a
 * variant that shows everything has no menu button. Returns whether there was a menu.
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

/** Opens a section of the open menu, if the menu has sections; its content and a back button are then visible. */
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

/** Same as `unfold`, for callers that know the variant. */
export function unfoldMenu(_header: string, site: OpenSite, door?: Door): Promise<boolean> {
  return unfold(site, door);
}
