import { userEvent, within } from "storybook/test";
import type { Stage } from "./state.ts";

/** Asks for the bonus that is open: in a dialog it is read there, in a list where its line unfolds. */
export async function pressBonus({ canvas, t }: Stage): Promise<void> {
  const buttonName = new RegExp(`^${t("bonus:ask")}`);
  const dialog = canvas.ownerDocument.querySelector<HTMLElement>("[role=dialog]");
  const [button] = await within(dialog ?? canvas).findAllByRole("button", { name: buttonName });
  if (button === undefined) throw new Error("no bonus can be asked for here");
  await userEvent.click(button);
}
