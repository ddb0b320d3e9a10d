import axe from "axe-core";

/** Each violation of WCAG 2.2 A and AA, and of good practice, as one line with the element at fault. Empty is good. */
export async function axeViolations(place: Element = document.body): Promise<readonly string[]> {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
      .map((animation) => animation.finished),
  );
  const { violations } = await axe.run(place, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`),
  );
}
