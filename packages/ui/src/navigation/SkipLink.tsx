import { skip } from "./SkipLink.css.ts";

/** The first stop of the keyboard: past the header to the content. `target` is the content's id. */
export function SkipLink({ target, children }: { readonly target: string; readonly children: string }) {
  return (
    <a className={skip} href={`#${target}`}>
      {children}
    </a>
  );
}
