import type { Stage } from "./state.ts";

/** Milliseconds that a story may take to show what it is about, beside other work of the machine. */
const timeoutMs = 20_000;

/** Waits for what is to come; `sound` throws what makes waiting vain. */
export async function until(isDone: () => boolean, what: string, sound: () => void = () => undefined): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!isDone()) {
    sound();
    if (performance.now() > end) throw new Error(`it did not come to this: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether a text is anywhere in a place, also as the name of something. */
export function hasText(root: HTMLElement, text: string): boolean {
  if (root.textContent.includes(text)) return true;
  return [...root.querySelectorAll("[aria-label], [alt]")].some((named) =>
    (named.ariaLabel ?? named.getAttribute("alt") ?? "").includes(text),
  );
}

export function isBusy(root: HTMLElement): boolean {
  return root.querySelector("[aria-busy=true], progress") !== null;
}

/** Nothing waits for an answer. A bar of progress may stand: of a bonus, of the seconds until a live bet is decided. */
export function isIdle(root: HTMLElement): boolean {
  return root.querySelector("[aria-busy=true]") === null;
}

/** The live link is given up: it is tried until nobody believes in it any more. */
export async function loseLink({ site }: Stage): Promise<void> {
  const { live } = site.app.services;
  await until(() => {
    live.tryNow();
    return live.link.get() === "refresh";
  }, "the live link is given up");
}
