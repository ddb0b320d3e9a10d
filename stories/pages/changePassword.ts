import { never, refuse } from "@livery/site/testing";
import { pseudoLanguage } from "@livery/i18n";
import { userEvent, within } from "storybook/test";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const full: SiteState = { path: "/changePassword", shows: (t) => t("account:password.repeat") };

/** The player fills the three fields, and sends them. */
const change =
  (next: string, repeat: string) =>
  async ({ canvas, t }: Stage): Promise<void> => {
    const form = within(canvas);
    await userEvent.type(await form.findByLabelText(t("account:password.current")), "anchor24");
    await userEvent.type(form.getByLabelText(t("account:password.next")), next);
    await userEvent.type(form.getByLabelText(t("account:password.repeat")), `${repeat}{Enter}`);
  };

export const changePassword = define(
  "pages",
  "changePassword",
  "Where a player chooses a new password. The lengths and the repetition are judged at once, the current password by the house alone.",
  {
    Full: full,
    Loading: like(full, { calls: { changePassword: never }, play: change("anchor25", "anchor25"), shows: "busy" }),
    Failed: like(full, {
      calls: { changePassword: refuse("password_wrong") },
      play: change("anchor25", "anchor25"),
      shows: (t) => t("error:password_wrong"),
    }),
    Offline: like(full, { online: false, shows: (t) => t("feedback:offline.title") }),
    LongWords: like(full, { lang: pseudoLanguage.code, session: "long" }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
    Invalid: like(full, { play: change("anchor24", "anchor26"), shows: (t) => t("account:field.match") }),
    Done: like(full, {
      calls: { changePassword: {} },
      play: change("anchor25", "anchor25"),
      shows: (t) => t("account:password.done"),
    }),
  },
);
