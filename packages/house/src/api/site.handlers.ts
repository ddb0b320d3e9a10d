import { calls, encodeResult } from "@livery/contract";
import { countries, currenciesOf, languagesOf } from "../accounts/reference-lists.ts";
import { siteLanguages, textLanguages, titleOf } from "../accounts/sites.ts";
import { readNotifications } from "../announcements/notifications.ts";
import { readPopups } from "../announcements/popups.ts";
import { readSliders } from "../announcements/sliders.ts";
import { pictureChallenge, soundChallenge } from "../captcha/challenge.ts";
import { storeCaptcha } from "../captcha/codes.ts";
import type { Handler, Handlers } from "../context.ts";
import { EncodedAnswer } from "../encoded-answer.ts";
import { escaped } from "../http/escaped.ts";
import { signedIn } from "../http/identity.ts";
import { consume } from "../rate-limits.ts";
import { readPage, titleSign } from "../settings/pages.ts";
import { requireFound } from "./not-found-field.ts";

/**
 * The settings of a domain as stored: unset fields are left to the lower layers (D51). `revision` only grows. Signed ones are sent as they were
 * signed, with their signature beside them (D104).
 */
const settings: Handler<"settings"> = async ({ site }) => {
  const { settings: stored, settingsSignature: signature, settingsVersion } = site;
  const document = signature === null ? { ...stored, operatorId: site.tenantId } : stored;
  const answer = { document, newApi: null, revision: Number(settingsVersion) };
  if (signature === null) return answer;
  // The contract's codec leaves it out: code that verifies it is loaded by a brand that names a key, and by no other.
  return new EncodedAnswer(JSON.stringify({ ...(encodeResult(calls.settings, answer) as object), signature }));
};

/** The site's languages in the order of its settings (D37). */
const getLanguages: Handler<"getLanguages"> = ({ house, site }) => languagesOf(house.db, siteLanguages(site));

/** An info page in the caller's language, else in the site's, else in English. */
const getPage: Handler<"getPage"> = async ({ house, site, lang }, { pageId }) => {
  const page = await requireFound("pageid", readPage(house.db, site.siteId, pageId, textLanguages(site, lang)));
  const html = page.html.replaceAll(titleSign, escaped(titleOf(site)));
  return { pageId, title: page.title, html, updatedAt: page.updated_at.toISOString() };
};

/** The banners of Home that are shown now, in order. */
const getSliders: Handler<"getSliders"> = ({ house, site, lang }) =>
  readSliders(house.db, site.siteId, textLanguages(site, lang));

/** The announcements of the alert carousel that are shown now, in order (§4). */
const getPopups: Handler<"getPopups"> = ({ house, site, lang }) =>
  readPopups(house.db, site.siteId, textLanguages(site, lang));

/** The caller's own notifications and those of the site, newest first. */
const getNotification: Handler<"getNotification"> = async (context) => {
  const { userId } = signedIn(context);
  const { house, site, lang } = context;
  return readNotifications(house.db, { siteId: site.siteId, userId }, textLanguages(site, lang));
};

/** Returns a new security code, made by this server: no other service learns of the registration. */
const getCaptcha: Handler<"getCaptcha"> = async ({ house, ip, site }, { kind }) => {
  await consume(house.buckets.captchas, ip);
  if (kind === "sound") await consume(house.buckets.sounds, ip);
  const { answer, ...shown } = kind === "sound" ? soundChallenge() : pictureChallenge();
  const { captchaId, expiresAt } = await storeCaptcha(house.db, site, answer);
  return { ...shown, captchaId, expiresAt: expiresAt.toISOString() };
};

/** The countries of ISO 3166, by their English names. */
const getCountries: Handler<"getCountries"> = ({ house }) => countries(house.db);

/** The currencies in which the site opens accounts (D38). */
const getCurrencies: Handler<"getCurrencies"> = ({ house, site }) => currenciesOf(house.db, site.siteId);

export const siteHandlers = {
  settings,
  getLanguages,
  getPage,
  getSliders,
  getPopups,
  getNotification,
  getCaptcha,
  getCountries,
  getCurrencies,
} satisfies Handlers;
