import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { useServices } from "../core/services.ts";
import { resolveLink } from "../routes/resolve-link.ts";
import { opensElsewhere } from "./opens-elsewhere.ts";

export interface OperatorLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** The link as the operator wrote it; null is no link. */
  readonly href: string | null;
}

/**
 * A link that an operator has written: to a page of the site, which opens without a new document, or to another site, in a new
 * tab. Any other text is no link.
 */
export function OperatorLink({ href, children, className, ...rest }: OperatorLinkProps) {
  const { boot } = useServices();
  const router = useRouter();
  const resolved = href === null ? null : resolveLink(boot.lang, href);
  if (resolved === null) return <span className={className}>{children}</span>;
  if (resolved.kind === "away")
    return (
      <a {...rest} href={resolved.href} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    );
  const follow = (event: MouseEvent): void => {
    if (!resolved.isPage || opensElsewhere(event)) return;
    event.preventDefault();
    router.history.push(resolved.href);
  };
  return (
    <a {...rest} href={resolved.href} className={className} onClick={follow}>
      {children}
    </a>
  );
}
