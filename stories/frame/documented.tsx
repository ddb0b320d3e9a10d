import type { ThemeMode } from "@livery/ui/tokens";
import type { ReactNode } from "react";
import { Frame } from "./frame.tsx";

/** The reader's system's: Storybook's own pages are light or dark as it asks. */
export const systemMode: ThemeMode = globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";

/** Components of the UI kit among the texts of a page of documentation, in the default skin and Storybook's own mode. */
export function Documented({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sb-unstyled">
      <Frame
        skin="harbour"
        mode={systemMode}
        lang="en"
        dir="auto"
        contrast="normal"
        density="compact"
        section="none"
        odds="decimal"
        documented
      >
        {children}
      </Frame>
    </div>
  );
}
