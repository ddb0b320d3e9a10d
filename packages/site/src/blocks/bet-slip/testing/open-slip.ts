import { eventually } from "../../../testing/eventually.ts";
import { inSight, named, press, type InputKind } from "../../../testing/user-input.ts";

/** Returns the visible stake field of a filled slip. */
export const stakeInSight = (): Element | undefined =>
  [...document.querySelectorAll("input[inputmode=decimal]")].find(inSight);

/** Opens a filled slip if its stake field is not visible. It checks the page, so that no variant is named. */
export async function openSlip(kind: InputKind = "pointer"): Promise<void> {
  const slipButton = (): Element | undefined => named(/^Bet slip/, ["button"])[0];
  await eventually(() => stakeInSight() ?? slipButton()).toBeDefined();
  if (stakeInSight() === undefined) await press(slipButton()!, kind);
  await eventually(stakeInSight).toBeDefined();
}
