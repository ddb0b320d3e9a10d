/** The UI kit's short messages, for a brand's own files: loaded when there is one to show. */
export { ToastProvider, Tooltip, useToasts } from "@livery/ui";
