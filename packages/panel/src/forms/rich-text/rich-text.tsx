import { useEffect, useRef } from "react";
import { written } from "./rich-text.css.ts";

/** Formatted text as it is read. The sanitiser is loaded with the first text. */
export function RichText({ html }: { readonly html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLeft = false;
    const show = async (): Promise<void> => {
      const { sanitisedFragment } = await import("@livery/browser-app/sanitiser");
      if (!isLeft) box.current?.replaceChildren(sanitisedFragment(html));
    };
    void show();
    return () => {
      isLeft = true;
    };
  }, [html]);
  return <div ref={box} className={written} />;
}
