import axe from "axe-core";

/** A part of the UI kit is not a page: landmarks, one h1 and heading order are the page's responsibility. */
const ofPages: axe.RuleObject = {
  region: { enabled: false },
  "page-has-heading-one": { enabled: false },
  "heading-order": { enabled: false },
  "landmark-one-main": { enabled: false },
};

/**
 * Each violation of WCAG 2.2 A and AA, and of best practice, in a document that shows parts of the UI kit: one line with the
 * element at fault. Empty if there is none.
 */
export function partViolations(): Promise<readonly string[]> {
  return runAxe(ofPages);
}

/** Like `partViolations`, for a document that shows a whole page: checks its landmarks and headings too. */
export function axeViolations(): Promise<readonly string[]> {
  return runAxe({});
}

// Of the whole document: in an element alone axe has nothing to check a page's own rules on.
async function runAxe(rules: axe.RuleObject): Promise<readonly string[]> {
  await animationsDone();
  const violations = await violationsIn(document, {
    // Only violations are reported.
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    rules,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ""}`),
  );
}

/** Axe's violations. It writes the source of every element that a rule looks at, an eighth of its time: only where one is wrong. */
export async function violationsIn(context: axe.ElementContext, options: axe.RunOptions): Promise<axe.Result[]> {
  axe.configure({ noHtml: true });
  const { violations } = await axe.run(context, options);
  if (violations.length === 0) return [];
  axe.reset();
  return (await axe.run(context, options)).violations;
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
