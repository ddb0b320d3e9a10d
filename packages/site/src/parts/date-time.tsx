import { classes } from "@livery/ui";
import { useFormats } from "../core/translate.ts";
import * as css from "./date-time.css.ts";

/** A date and time of the site. Isolated, so that date and time keep their order in right-to-left text. */
export function DateTime({
  at,
  show = "dateTime",
  className,
}: {
  /** RFC 3339. */
  readonly at: string;
  readonly show?: "dateTime" | "time" | "date";
  readonly className?: string;
}) {
  const formats = useFormats();
  return (
    <time dateTime={at} className={classes(css.dateTime, show !== "dateTime" && css.alone, className)}>
      <bdi>{formats[show](at)}</bdi>
    </time>
  );
}
