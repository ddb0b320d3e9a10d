import { useEffect, useRef, useState, type ReactNode } from "react";
import { tableWrap } from "./pages.css.ts";

/** Where a page's table stands. One that is wider than its place scrolls there, for the keyboard too. */
export function TablePlace({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const each of [element, ...element.children]) watcher.observe(each);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place} className={tableWrap} {...(scrolls && { role: "region", "aria-label": label, tabIndex: 0 })}>
      {children}
    </div>
  );
}
