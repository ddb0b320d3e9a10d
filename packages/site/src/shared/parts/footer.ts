/** Parts of the variants of the footer, for a brand's own files. */
export { Adults, FooterActions, HouseClock, Licence } from "../../blocks/footer/parts/legal.tsx";
export { LinkGroups, LinkList, PaymentLogos, useLinkGroups } from "../../blocks/footer/parts/link-groups.tsx";
