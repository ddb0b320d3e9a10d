import { cdp } from "vitest/browser";

interface Devtools {
  readonly send: (method: string, parameters: object) => Promise<unknown>;
}

/** The mouse of the browser itself: it decides between press and release which element a click goes to. */
export async function mouse(
  type: "mousePressed" | "mouseReleased",
  element: Element,
  button: "left" | "right" = "left",
): Promise<void> {
  const { height, left, top, width } = element.getBoundingClientRect();
  // The page is drawn in a frame of another scale, and the mouse counts from the corner of the window.
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const scale = frame.width / innerWidth;
  const [x, y] = [frame.left + (left + width / 2) * scale, frame.top + (top + height / 2) * scale];
  await (cdp() as unknown as Devtools).send("Input.dispatchMouseEvent", { type, x, y, button, clickCount: 1 });
}
