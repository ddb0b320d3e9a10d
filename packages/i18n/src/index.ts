export { categoryName, categoryNames } from "./category-names.ts";
export { type CouponFormContext, couponFormTexts, type StakedForm, systemText } from "./coupon-form.ts";
export { type ErrorTextContext, errorText, type Refusal } from "./error-text.ts";
export { type AmountError, type AmountNotation, parseAmount, type ParsedAmount } from "./formats/amount.ts";
export { createFormats, type Formats, type FormatsOptions, type OddsWriter } from "./formats/create-formats.ts";
export { countryName } from "./formats/country-names.ts";
export { type CurrencyRecord, currencyRecord } from "./formats/currency.ts";
export {
  type DateOptions,
  formatDate,
  formatDateTime,
  formatRelativeDay,
  formatTime,
  type Moment,
  type RelativeDay,
} from "./formats/dates.ts";
export { type FormatLanguage, formatTags } from "./formats/language-tag.ts";
export { latinDigits } from "./formats/latin-digits.ts";
export { formatAmount, formatMoney, type MoneyOptions } from "./formats/money.ts";
export { formatNumber, formatPercent } from "./formats/numbers.ts";
export { formatOdds } from "./formats/odds.ts";
export { type I18nOptions, initI18n, type Messages, type MessageTree } from "./init.ts";
export {
  defaultLanguage,
  direction,
  languageOf,
  type LanguageRecord,
  languages,
  type TextDirection,
} from "./languages.ts";
export {
  marketName,
  type NamedMarket,
  type NamedOutcome,
  outcomeBrief,
  outcomeCaption,
  outcomeName,
} from "./market-names.ts";
export { countMessage, plainMessage } from "./plain-messages.ts";
export {
  type EnglishMessages,
  loadMessages,
  type MessageLanguage,
  messageLanguages,
  type MessageNamespace,
} from "./messages/index.ts";
export { anyLanguageOf, madeLanguageOf, madeLanguages } from "./messages/made-languages.ts";
export { pseudoLanguage, pseudoText, pseudoMessages } from "./messages/pseudo.ts";
export { sportName } from "./sport-name.ts";
export { divisionPattern, tournamentName, tournamentNames } from "./tournament-names.ts";
