import type { Boot } from "@livery/skin";
import { classes, Skeleton } from "@livery/ui";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useServices } from "../core/services.ts";
import { resolveLink } from "../routes/resolve-link.ts";
import { opensElsewhere } from "../parts/opens-elsewhere.ts";
import * as css from "./rich-text.css.ts";

/**
 * Rich text of an operator: info pages, the footer. The one component of the site in which text becomes HTML, through the site's
 * one policy; the sanitiser is loaded with the first text that needs it, and nothing is shown before. Links to pages of the site
 * change the page, not the document.
 */
export function RichText({
  html,
  className,
  byLanguage = false,
}: {
  readonly html: string;
  readonly className?: string;
  /** Whether the text holds several languages: of its parts that have a `lang`, those in the page's are shown. */
  readonly byLanguage?: boolean;
}) {
  const { boot } = useServices();
  const router = useRouter();
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let left = false;
    const show = async (): Promise<void> => {
      const { sanitisedFragment } = await import("@livery/browser-app/sanitiser");
      if (left || container.current === null) return;
      const text = sanitisedFragment(html);
      if (byLanguage) keepLanguage(text, boot);
      container.current.replaceChildren(text);
      setShown(true);
    };
    void show();
    return () => {
      left = true;
    };
  }, [boot, byLanguage, html]);
  useEffect(() => {
    const element = container.current;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (!href || link?.target || opensElsewhere(event)) return;
      const resolved = resolveLink(boot.lang, href);
      if (resolved?.kind !== "site" || !resolved.isPage) return;
      event.preventDefault();
      router.history.push(resolved.href);
    };
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [boot.lang, router]);
  return (
    <>
      {!shown && <Skeleton count={3} {...(className === undefined ? {} : { className })} />}
      <div ref={container} className={classes(css.text, className)} />
    </>
  );
}

/** Removes the outermost parts of a text that are in another language than the page; if none is in the page's, all stay. */
function keepLanguage(text: DocumentFragment, { lang, languages }: Boot): void {
  const primary = (tag: string): string | undefined => tag.toLowerCase().split(/[-_]/u)[0];
  const page = languages.find(({ code }) => code === lang);
  const own = new Set([primary(lang), primary(page?.bcp47 ?? lang)]);
  const marked = '[lang]:not([lang=""])';
  const parts = [...text.querySelectorAll(marked)].filter((part) => !part.parentElement?.closest(marked));
  const others = parts.filter((part) => !own.has(primary(part.getAttribute("lang") ?? "")));
  if (others.length < parts.length) for (const part of others) part.remove();
}
