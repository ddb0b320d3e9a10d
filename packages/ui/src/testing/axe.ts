import axe from "axe-core";

/** Each violation of WCAG 2.2 A and AA as one line with the elements at fault. Empty is good. */
export async function axeViolations(place: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(place, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    // A part of the kit is no page: landmarks, one h1 and heading order are the site's to keep.
    rules: {
      region: { enabled: false },
      "page-has-heading-one": { enabled: false },
      "heading-order": { enabled: false },
      "landmark-one-main": { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
  );
}

/** Waits until nothing moves: a colour in mid-transition has no contrast worth measuring. */
export async function settled(): Promise<void> {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
      .map((animation) => animation.finished),
  );
}
