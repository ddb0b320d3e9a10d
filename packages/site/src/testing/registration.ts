import type { Captcha, Country, Currency } from "@livery/contract";
import { fakeHouse, type FakeHouse } from "./fake-house.ts";
import { player } from "./fixtures.ts";

export const countries: readonly Country[] = [
  { countryId: 55, code: "de", name: "Germany", phoneCode: "+49" },
  { countryId: 66, code: "es", name: "Spain", phoneCode: "+34" },
  { countryId: 220, code: "tr", name: "Türkiye", phoneCode: "+90" },
];
export const currencies: readonly Currency[] = [{ currencyId: 978, code: "EUR", symbol: "€", digits: 2 }];

export const captchaPicture: Captcha = {
  captchaId: "picture-of-five-figures",
  image: `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 72"><rect width="200" height="72" fill="#eee"/></svg>')}`,
  sound: null,
  expiresAt: "2026-11-20T09:10:00Z",
};
/** Ten silent samples. */
const shortSound = "UklGRi4AAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQoAAACAgICAgICAgICA";
export const captchaSound: Captcha = {
  captchaId: "sound-of-four-groups",
  image: null,
  sound: `data:audio/wav;base64,${shortSound}`,
  expiresAt: "2026-11-20T09:10:00Z",
};

type Answers = Parameters<typeof fakeHouse>[0];

/** A server that opens accounts: names that begin with "taken" are in use. */
export function registeringHouse(changes: Answers = {}): FakeHouse {
  let registered = false;
  return fakeHouse({
    getCountries: () => countries,
    getCurrencies: () => currencies,
    getCaptcha: ({ kind }) => (kind === "sound" ? captchaSound : captchaPicture),
    userNameCheck: ({ userName }) => ({ free: !userName.startsWith("taken") }),
    emailCheck: () => ({ free: true }),
    mobileCheck: () => ({ free: true }),
    idNumberCheck: () => ({ free: true }),
    userRegister: () => {
      registered = true;
      return { userId: player.userId, activationNeeded: false };
    },
    getUserData: () => (registered ? player : null),
    ...changes,
  });
}

/** The control of a field, in any variant. */
export function control(field: string, at = 0): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null {
  const of = `[data-field="${field}"]`;
  return (
    document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      `${of} input, ${of} select, ${of} textarea`,
    )[at] ?? null
  );
}

/** The answers of a new player, field by field. */
export const registrationAnswers: Readonly<Record<string, string>> = {
  userName: "ana28013",
  email: "ana@example.com",
  password: "correct-horse",
  repeat: "correct-horse",
  firstName: "Ana",
  lastName: "Moreno",
  idNumber: "AB123456",
  country: "es",
  city: "Madrid",
  address: "Calle Mayor 1",
  postCode: "28013",
  mobile: "612345678",
  captcha: "12345",
};

/** Fills in one field: focuses it and sets its value, without a round trip per typed letter. */
export function fill(field: string, text = registrationAnswers[field] ?? "", at = 0): void {
  const element = control(field, at);
  if (element === null) throw new Error(`${field} is not there`);
  element.focus();
  // React notices only a value that is set through the prototype's setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), "value")?.set?.call(element, text);
  element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Whether the form can be filled in: its visible lists have what the server sends, and its security code is there. */
export function isFillable(): boolean {
  const country = control("country");
  const code = document.querySelector("[data-field=captcha]");
  const hasCountries = !(country instanceof HTMLSelectElement) || country.options.length > 1;
  return control("userName") !== null && hasCountries && (code === null || code.querySelector("img") !== null);
}

/** Fills in all visible fields of the form. */
export function fillVisible(but: readonly string[] = []): void {
  for (const field of Object.keys(registrationAnswers))
    if (control(field) !== null && !but.includes(field)) fill(field);
  if (control("birthDate") !== null && !but.includes("birthDate"))
    for (const [part, text] of ["28", "2", "1990"].entries()) fill("birthDate", text, part);
  control("gender")?.click();
}
