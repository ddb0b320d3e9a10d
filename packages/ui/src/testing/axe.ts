import axe from "axe-core";

const nothing: axe.RunOptions["rules"] = {};
/** A part of the UI kit is not a page: landmarks, one h1 and heading order are the page's responsibility. */
const ofPages: axe.RunOptions["rules"] = {
  region: { enabled: false },
  "page-has-heading-one": { enabled: false },
  "heading-order": { enabled: false },
  "landmark-one-main": { enabled: false },
};

/**
 * Each violation of WCAG 2.2 A and AA, and of best practice, in a part of the UI kit: one line with the element at fault. Empty
 * if there is none.
 */
export function partViolations(element: Element = document.body): Promise<readonly string[]> {
  return runAxe(element, ofPages);
}

/** Like `partViolations`, for a whole page: checks its landmarks and headings too. */
export function axeViolations(element: Element = document.body): Promise<readonly string[]> {
  return runAxe(element, nothing);
}

async function runAxe(element: Element, rules: axe.RunOptions["rules"]): Promise<readonly string[]> {
  await animationsDone();
  const { violations } = await axe.run(element, {
    // Only violations are reported.
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules: rules ?? {},
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`),
  );
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until no animation runs: a colour in transition has no contrast to check. */
export async function animationsDone(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await frame();
    await frame();
    const moving = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && effect?.getTiming().iterations !== Infinity);
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map((animation) => animation.finished));
  }
}
