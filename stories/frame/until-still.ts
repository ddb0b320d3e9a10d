const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Frames in a row without a change after which nothing more is expected. */
const stillFor = 3;
/** What never stands still, such as a clock, is looked at as it is. */
const atMost = 60;

/**
 * Until a story stands as it is going to: code that comes late is drawn, fonts and pictures have their room, and what is measured as a
 * frame is drawn (whether a place scrolls, and so takes the focus) is known.
 */
export async function untilStill(): Promise<void> {
  await document.fonts.ready;
  let before = "";
  let changed = true;
  const changes = new MutationObserver(() => (changed = true));
  changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  for (let still = 0, frames = 0; still < stillFor && frames < atMost; frames += 1) {
    changed = false;
    await frame();
    const sizes = sizesNow();
    still = changed || sizes !== before ? 0 : still + 1;
    before = sizes;
  }
  changes.disconnect();
}

/** Of the page and of what scrolls over it. */
function sizesNow(): string {
  const places = [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] *")];
  return places.map(({ clientHeight, scrollHeight }) => `${clientHeight}/${scrollHeight}`).join();
}
