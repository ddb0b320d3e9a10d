import { never, refuse } from "@livery/site/testing";
import { pseudoLanguage } from "@livery/i18n";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { offer } from "../site/catalogue.ts";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const full: SiteState = { path: "/firstlogin", session: "visitor", shows: (t) => t("account:signIn.password") };

/** A visitor types a name and a password, and sends them: both at once, or one after the other. */
const signIn = async ({ canvas, t }: Stage): Promise<void> => {
  const form = within(canvas);
  await userEvent.type(await form.findByLabelText(t("account:signIn.userName")), "marina");
  const password = form.getByLabelText(t("account:signIn.password"));
  if (!password.checkVisibility()) {
    await userEvent.click(form.getByRole("button", { name: t("account:register.next") }));
    await waitFor(() => expect(password).toBeVisible());
  }
  await userEvent.type(password, "anchor24{Enter}");
};

export const login = define(
  "pages",
  "login",
  "Where a visitor becomes a player: over the page that asked for it, or as a page of its own. A brand with login-first shows nothing else before.",
  {
    Full: full,
    Loading: like(full, { calls: { userLogin: never }, play: signIn, shows: "busy" }),
    Failed: like(full, {
      calls: { userLogin: refuse("wrong_credentials") },
      play: signIn,
      shows: (t) => t("error:wrong_credentials"),
    }),
    Offline: like(full, {
      calls: { userLogin: refuse("offline") },
      online: false,
      play: signIn,
      shows: (t) => t("error:offline"),
    }),
    LongWords: like(full, { lang: pseudoLanguage.code }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
    Invalid: like(full, {
      play: async ({ canvas, t }) => {
        await userEvent.type(await within(canvas).findByLabelText(t("account:signIn.userName")), "abc{Enter}");
      },
      shows: (t) => t("account:field.length", { min: 4, max: 20 }),
    }),
    Asked: like(full, {
      path: "",
      calls: offer,
      play: async ({ site }) => site.app.services.signIn.set({ because: "place", returnTo: null }),
      shows: (t) => t("account:signIn.because.place"),
      note: "In the middle of a bet: over the page, or on the way to the page of its own.",
    }),
    Expired: like(full, {
      play: async ({ site }) => site.app.services.signIn.set({ because: "expired", returnTo: null }),
      shows: (t) => t("account:signIn.because.expired"),
    }),
  },
);
