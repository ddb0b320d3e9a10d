import { newIdempotencyKey } from "@livery/contract";
import type { Settings } from "@livery/contract/settings";
import { dayIn } from "@livery/contract/registration";
import type { CheckedField, RegistrationInput } from "@livery/machines";
import { callQuery } from "../../core/queries.ts";
import type { Services } from "../../core/services.ts";

/** Input of the registration machine: the site's settings (§5, D33), its current day, and the server's calls. */
export function registrationInput(
  { client, now, queries }: Pick<Services, "client" | "now" | "queries">,
  settings: Settings,
  affiliate: string | null,
): RegistrationInput {
  const availabilityCalls: Record<
    CheckedField,
    (value: string, signal: AbortSignal) => Promise<{ readonly free: boolean }>
  > = {
    userName: (userName, signal) => client.call("userNameCheck", { userName }, { signal }),
    email: (email, signal) => client.call("emailCheck", { email }, { signal }),
    mobile: (mobile, signal) => client.call("mobileCheck", { mobile }, { signal }),
    idNumber: (idNumber, signal) => client.call("idNumberCheck", { idNumber }, { signal }),
  };
  return {
    rules: {
      mobileRequired: settings.registerMobileRequired,
      idNumberRequired: settings.registerTcRequired,
      // Read at each check: the form may be opened before the house has answered.
      get today() {
        return dayIn(settings.timeZone, new Date(now()));
      },
    },
    defaults: {
      country: settings.defaultCountry,
      phoneCode: settings.defaultPhone,
      currency: settings.defaultCurrency,
    },
    affiliate,
    checkFree: async (field, value, signal) => (await availabilityCalls[field](value, signal)).free,
    captcha: (kind, signal) => client.call("getCaptcha", { kind }, { signal }),
    send: async ({ country, ...account }, idempotencyKey, signal) => {
      const countries = await queries.ensureQueryData(callQuery(client, "getCountries", {}));
      const countryId = countries.find(({ code }) => code === country)?.countryId ?? 0;
      return client.call("userRegister", { ...account, countryId }, { idempotencyKey, signal });
    },
    newKey: newIdempotencyKey,
    now,
  };
}
