const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Consecutive frames without a change after which a story counts as stable. */
const stableFrames = 3;
/** Frames after which a story that keeps changing, such as a clock, is checked as it is. */
const mostFrames = 60;

/**
 * Waits until a story's document and the sizes in its dialogs stop changing: lazy code is rendered, fonts and pictures are laid out, and
 * scrolling regions have their tabindex, which they get a frame after they are measured.
 */
export async function untilStable(): Promise<void> {
  await document.fonts.ready;
  let before = "";
  let changed = false;
  const changes = new MutationObserver(() => (changed = true));
  changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  for (let stable = 0, frames = 0; stable < stableFrames && frames < mostFrames; frames += 1) {
    changed = false;
    await frame();
    const sizes = elementSizes();
    stable = changed || sizes !== before ? 0 : stable + 1;
    before = sizes;
  }
  changes.disconnect();
}

function elementSizes(): string {
  const elements = [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] *")];
  return elements.map(({ clientHeight, scrollHeight }) => `${clientHeight}/${scrollHeight}`).join();
}
