/** Parts of the variants of the header, for a brand's own files. */
export { useNotifications } from "../../notifications/use-notifications.ts";
export { useOddsChoice } from "../../odds-format/odds-choice.ts";
export { entriesBeside } from "../../blocks/header/header.model.ts";
export { EntryCount } from "../../blocks/header/parts/entry-count.tsx";
export { PageLink } from "../../blocks/header/parts/page-link.tsx";
export { paymentIcons, PaymentLinks } from "../../blocks/header/parts/payment-links.tsx";
export { RegisterLink } from "../../blocks/header/parts/register-link.tsx";
