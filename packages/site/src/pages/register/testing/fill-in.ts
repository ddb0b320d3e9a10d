import { inSight, press, type, type InputKind } from "../../../testing/user-input.ts";
import { control, registrationAnswers } from "../../../testing/registration.ts";

const birthDate = ["28", "2", "1990"];

/** Types or chooses a value; a control that already has it stays untouched. */
export async function answer(field: string, text: string, kind: InputKind, part = 0): Promise<void> {
  const at = control(field, part);
  if (at === null || at.value === text) return;
  if (at instanceof HTMLSelectElement)
    await press(
      [...at.options].find(({ value }) => value === text)!,
      kind,
    );
  else await type(at, text, kind);
}

/** Fills in all visible fields except `but`; `given` replaces the usual answers. */
export async function fillIn(
  kind: InputKind,
  { but = [], ...given }: { readonly but?: readonly string[]; readonly email?: string } = {},
): Promise<void> {
  const isVisible = (field: string): boolean =>
    control(field) !== null && inSight(control(field)!) && !but.includes(field);
  for (const [field, text] of Object.entries({ ...registrationAnswers, ...given }))
    if (isVisible(field)) await answer(field, text, kind);
  if (isVisible("birthDate"))
    for (const [part, text] of birthDate.entries()) await answer("birthDate", text, kind, part);
  const genders = [...document.querySelectorAll<HTMLInputElement>(`[data-field="gender"] input`)];
  if (genders.length > 0 && !genders.some(({ checked }) => checked)) await press(genders[0]!, kind);
}
