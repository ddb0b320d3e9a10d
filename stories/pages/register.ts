import { pseudoLanguage } from "@livery/i18n";
import {
  captchaPicture,
  captchaSound,
  control,
  countries,
  currencies,
  fill,
  fillVisible,
  never,
  refuse,
} from "@livery/site/testing";
import { userEvent, waitFor, within } from "storybook/test";
import { define, type SiteState, type Stage } from "../site/state.ts";
import { like } from "../site/site-states.ts";

const full: SiteState = {
  path: "/register",
  session: "visitor",
  calls: {
    getCountries: countries,
    getCurrencies: currencies,
    getCaptcha: ({ kind }) => (kind === "sound" ? captchaSound : captchaPicture),
    userNameCheck: ({ userName }) => ({ free: !userName.startsWith("taken") }),
    emailCheck: { free: true },
    mobileCheck: { free: true },
    idNumberCheck: { free: true },
  },
  shows: (t) => t("account:information.userName"),
};

const begun = (): Promise<void> =>
  waitFor(() => {
    if (control("userName") === null) throw new Error("the form is on its way");
  });
const goOn = (canvas: HTMLElement): Promise<void> =>
  userEvent.click(canvas.querySelector<HTMLElement>("main form button[type=submit]") ?? canvas);

/** Somebody fills in all that is asked, in one form or step by step. */
const fillIn = async ({ canvas }: Stage): Promise<void> => {
  await begun();
  await waitFor(() => {
    const country = control("country");
    if (country !== null && country.matches(":disabled")) throw new Error("the countries are on their way");
  });
  fillVisible();
  while (control("captcha") === null) {
    await goOn(canvas);
    fillVisible();
  }
};
const send = async (stage: Stage): Promise<void> => {
  await fillIn(stage);
  await goOn(stage.canvas);
};

export const register = define(
  "pages",
  "register",
  "Where a visitor opens an account: what is asked follows the site's settings, what is wrong is said beside its field, and nothing that was typed is lost on a refusal.",
  {
    Full: full,
    Loading: like(full, { calls: { userRegister: never }, play: send, shows: "busy" }),
    Failed: like(full, {
      calls: { userRegister: refuse("registration_closed") },
      play: send,
      shows: (t) => t("error:registration_closed"),
    }),
    Offline: like(full, {
      calls: { userRegister: refuse("offline") },
      online: false,
      play: send,
      shows: (t) => t("error:offline"),
    }),
    LongWords: like(full, { lang: pseudoLanguage.code }),
    Phone: like(full, { window: "phone", shell: "mobile" }),
    Invalid: like(full, {
      play: async ({ canvas }) => {
        await begun();
        fill("email", "ana@");
        await goOn(canvas);
      },
      shows: (t) => t("account:register.problem.email"),
    }),
    InUse: like(full, {
      play: async () => {
        await begun();
        fill("userName", "taken1");
        await userEvent.tab();
      },
      shows: (t) => t("error:username_in_use"),
      note: "The house is asked after a rest; what it says is said once the field is left.",
    }),
    Refused: like(full, {
      calls: { userRegister: refuse("email_in_use", { path: "email" }) },
      play: send,
      shows: (t) => t("error:email_in_use"),
      note: "The focus is on the field; the security code is another one, for the first is spent.",
    }),
    FilledIn: like(full, { play: fillIn, shows: (t) => t("account:register.submit") }),
    Asked: like(full, {
      play: async (stage) => {
        await fillIn(stage);
        const sound = stage.t("account:register.captcha.sound");
        await userEvent.click(await within(stage.canvas).findByRole("button", { name: sound }));
      },
      shows: (t) => t("account:register.captcha.soundHint"),
      note: "Who cannot read the picture counts tones.",
    }),
    Invited: like(full, {
      path: "/register/marina7",
      shows: (t) => t("account:register.affiliate", { name: "marina7" }),
    }),
    CaptchaFailed: like(full, {
      calls: { getCaptcha: refuse("rate_limited", { params: { retryAfter: 40 } }) },
      play: fillIn,
      shows: (t) => t("account:register.captcha.another"),
    }),
  },
);
