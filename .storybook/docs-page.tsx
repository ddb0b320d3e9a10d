import { lazy, Suspense } from "react";

const Page = lazy(() => import("../stories/guidance/kit-page.tsx"));

/** Loaded with the first page of documentation: a story does without the blocks and texts of pages. */
export function DocsPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
