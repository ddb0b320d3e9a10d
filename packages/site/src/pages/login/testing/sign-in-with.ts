import { page } from "vitest/browser";
import { eventually } from "../../../testing/eventually.ts";
import { inSight, named, press, type } from "../../../testing/user-input.ts";
import type { Walker } from "../../../testing/walks/ground.ts";

const field = (label: string): Element | undefined => page.getByLabelText(label).elements().find(inSight);
const fields = { userName: "Username", password: "Password" } as const;

/** Signs in by typing, in any variant: both fields at once or one after the other. */
export async function signInWith({ kind }: Pick<Walker, "kind">, userName: string, password: string): Promise<void> {
  await eventually(() => field(fields.userName) ?? field(fields.password)).toBeDefined();
  for (const [label, text, buttonName] of [
    [fields.userName, userName, "Back"],
    [fields.password, password, "Continue"],
  ] as const) {
    const [towards] = field(label) === undefined ? named(buttonName, ["button"]) : [];
    if (towards !== undefined) {
      await press(towards, kind);
      // The variant moves to the field, or shows why it does not.
      await eventually(() => field(label) ?? document.querySelector("[aria-invalid=true]")).toBeTruthy();
    }
    const at = field(label);
    if (at !== undefined) await type(at, text, kind);
  }
  const dialog = document.querySelector("[role=dialog]") ?? document.querySelector("main");
  const submit = named("Sign in", ["button"]).find((each) => dialog?.contains(each));
  if (submit !== undefined) await press(submit, kind);
}
