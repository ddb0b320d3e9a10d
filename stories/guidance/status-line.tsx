import { statusOf, statusText } from "../list/status-of.ts";
import * as css from "./status-line.css.ts";

/** The status of the component or variant that a page of documentation is about. */
export function StatusLine({ title }: { readonly title: string }) {
  const status = statusOf(title);
  return status && <p className={`${css.statuses[status.name]} sb-unstyled`}>{statusText(status)}</p>;
}
