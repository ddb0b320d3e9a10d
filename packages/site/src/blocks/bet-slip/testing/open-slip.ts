import { eventually } from "../../../testing/eventually.ts";
import { inSight, named, press, type InputKind } from "../../../testing/user-input.ts";

/** Where the stake of a filled slip is typed, while a person can see it. */
export const stakeInSight = (): Element | undefined =>
  [...document.querySelectorAll("input[inputmode=decimal]")].find(inSight);

/** Opens a filled slip where its variant does not keep it in sight at this width: by looking, so that no variant is named. */
export async function openSlip(kind: InputKind = "pointer"): Promise<void> {
  const slipButton = (): Element | undefined => named(/^Bet slip/, ["button"])[0];
  await eventually(() => stakeInSight() ?? slipButton()).toBeDefined();
  if (stakeInSight() === undefined) await press(slipButton()!, kind);
  await eventually(stakeInSight).toBeDefined();
}
