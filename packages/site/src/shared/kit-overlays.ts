/** The UI kit's overlays, for a brand's own files: loaded when one opens. */
export { Dialog, Notice, Popover, Sheet, useScrollStop } from "@livery/ui";
