/** Parts that pages of several kinds have, for a brand's own files. */
export { ContactLink } from "../../contacts/contact-link.tsx";
export { TextKeys } from "../../keys/text-keys.tsx";
export { ScenePicture } from "../../parts/brand-picture.tsx";
export { BrandPlate } from "../../parts/brand-plate.tsx";
export { Pages as ListPages } from "../../parts/pages.tsx";
export { QueryBoundary } from "../../parts/query-boundary.tsx";
export { SectionMark } from "../../parts/section-mark.tsx";
export { CopyButton } from "../../sharing/copy-button.tsx";
