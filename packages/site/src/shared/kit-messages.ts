/** What the kit says in passing, for a brand's own files: fetched when there is something to say. */
export { ToastProvider, Tooltip, useToasts } from "@livery/ui";
