import { skip } from "./skip-link.css.ts";

interface SkipLinkProps {
  /** Id of the content. */
  readonly target: string;
  /** Where the link leads: "To the content". */
  readonly children: string;
}

/** The first stop of the keyboard: skips the header. It is visible while it has the focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={skip} href={`#${target}`}>
      {children}
    </a>
  );
}
