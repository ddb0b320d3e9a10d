/** Messages, formats, links and marks of the site, for a brand's own files. */
export { useErrorText } from "../core/error-text.ts";
export { useFormats, useTranslate } from "../core/translate.ts";
export { useNames } from "../matches/use-names.ts";
export { BrandMark } from "../shell/brand-mark.tsx";
export { BrandPattern } from "../shell/brand-pattern.tsx";
export { DateTime } from "../shell/date-time.tsx";
export { Problem } from "../shell/problem.tsx";
export { RouteLink } from "../shell/route-link.tsx";
