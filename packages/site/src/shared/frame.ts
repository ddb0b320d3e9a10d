/** Messages, formats, links and marks of the site, for a brand's own files. */
export { useErrorText } from "../core/error-text.ts";
export { useFormats, useTranslate } from "../core/translate.ts";
export { useNames } from "../matches/use-names.ts";
export { BrandMark } from "../parts/brand-mark.tsx";
export { BrandPattern } from "../parts/brand-pattern.tsx";
export { DateTime } from "../parts/date-time.tsx";
export { Problem } from "../parts/problem.tsx";
export { RouteLink } from "../parts/route-link.tsx";
