/** What the kit lays over a page, for a brand's own files: fetched when it opens. */
export { Dialog, Notice, Popover, Sheet, useScrollStop } from "@livery/ui";
