import type { OpenSite } from "../../../testing/open-site.tsx";

/** A room of a machine's menu. */
export type Door = "Play" | "Account" | "Language";

/** Opens what a face keeps its rarer things in: a menu, and in a machine's menu a door. Faces with rows have all in sight. */
export async function unfoldMenu(header: string, { screen }: OpenSite, door?: Door): Promise<void> {
  if (header === "bar" || header === "double") return;
  await screen.getByRole("button", { name: "Menu" }).click();
  if (header === "terminal" && door !== undefined) {
    await screen.getByRole("dialog").getByRole("button", { name: door }).click();
  }
}
