import { cdp } from "vitest/browser";

interface Devtools {
  readonly send: (method: string, parameters: object) => Promise<unknown>;
}

/** The browser's own mouse: between press and release the browser decides which element receives the click. */
export async function mouse(
  type: "mousePressed" | "mouseReleased",
  element: Element,
  button: "left" | "right" = "left",
): Promise<void> {
  const { height, left, top, width } = element.getBoundingClientRect();
  // The page is rendered in a scaled frame, and mouse coordinates start at the window's corner.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  const [x, y] = [frame.left + (left + width / 2) * scale, frame.top + (top + height / 2) * scale];
  await (cdp() as unknown as Devtools).send("Input.dispatchMouseEvent", { type, x, y, button, clickCount: 1 });
}
