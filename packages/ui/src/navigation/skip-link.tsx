import { skip } from "./skip-link.css.ts";

/** The first stop of the keyboard: skips the header. `target` is the content's id. */
export function SkipLink({ target, children }: { readonly target: string; readonly children: string }) {
  return (
    <a className={skip} href={`#${target}`}>
      {children}
    </a>
  );
}
