import { classes, Skeleton } from "@livery/ui";
import { useEffect, useRef, useState } from "react";
import * as css from "./rich-text.css.ts";

/**
 * Rich text of an operator: info pages, the footer. The one place of the site where text becomes HTML, through the
 * site's one policy; the sanitiser comes with the first text that needs it, and nothing is shown before.
 */
export function RichText({ html, className }: { readonly html: string; readonly className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let left = false;
    const show = async (): Promise<void> => {
      const { sanitiser } = await import("./sanitiser.ts");
      if (left || place.current === null) return;
      // A trusted value where the browser knows them; the DOM's types know strings alone.
      place.current.innerHTML = sanitiser()(html) as string;
      setShown(true);
    };
    void show();
    return () => {
      left = true;
    };
  }, [html]);
  return (
    <>
      {!shown && <Skeleton count={3} {...(className === undefined ? {} : { className })} />}
      <div ref={place} className={classes(css.text, className)} />
    </>
  );
}
