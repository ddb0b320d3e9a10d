import { type PointerEvent, type RefObject, useRef } from "react";
import { restAfter } from "./sheet-rest.ts";

/** Milliseconds of the last movement from which the speed is calculated. */
const speedOver = 80;
/** Pixels from which a press is a drag. */
const slack = 4;

export interface SheetDrag {
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Possible resting heights as fractions of the screen's height, ascending; none: the height of its content. */
  readonly sizes: readonly number[];
  readonly onRest: (index: number) => void;
  readonly onClose: () => void;
}

interface Hold {
  readonly y: number;
  readonly height: number;
  readonly lowest: number;
  moved: boolean;
  trail: readonly { readonly at: number; readonly y: number }[];
}

/**
 * Drags a sheet from the foot by its head. Two custom properties move the sheet: its height down to the lowest rest, and below
 * that the distance it has sunk.
 */
export function useSheetDrag({ sheet, sizes, onRest, onClose }: SheetDrag) {
  const hold = useRef<Hold | null>(null);

  const follow = ({ height, lowest }: { readonly height: number; readonly lowest: number }): void => {
    const style = sheet.current?.style;
    if (sizes.length > 0) style?.setProperty("--lv-sheet-height", `${Math.max(height, lowest)}px`);
    style?.setProperty("--lv-sheet-sunk", `${Math.max(0, lowest - height)}px`);
  };
  const letGo = (): void => {
    hold.current = null;
    sheet.current?.removeAttribute("data-dragged");
    sheet.current?.style.removeProperty("--lv-sheet-height");
  };
  const visible = (held: Hold, y: number): number =>
    Math.min(held.height + held.y - y, sizes.length > 0 ? innerHeight * 0.96 : held.height);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const element = sheet.current;
      if (element === null || event.button !== 0) return;
      const height = element.getBoundingClientRect().height;
      const lowest = sizes.length > 0 ? (sizes[0] ?? 0) * innerHeight : height;
      hold.current = { y: event.clientY, height, lowest, moved: false, trail: [] };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = hold.current;
      if (held === null) return;
      if (!held.moved) {
        if (Math.abs(event.clientY - held.y) < slack) return;
        held.moved = true;
        // Only from here: a press that moves nothing remains a press of the grip.
        event.currentTarget.setPointerCapture(event.pointerId);
        sheet.current?.setAttribute("data-dragged", "");
      }
      const { clientY: y, timeStamp: at } = event;
      held.trail = [...held.trail.filter((point) => at - point.at <= speedOver), { at, y }];
      follow({ height: visible(held, y), lowest: held.lowest });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = hold.current;
      letGo();
      if (held === null || !held.moved) return;
      const rests = sizes.length > 0 ? sizes.map((size) => size * innerHeight) : [held.height];
      const rest = restAfter({ height: visible(held, event.clientY), speed: speedOf(held, event), rests });
      if (rest === "closed") onClose();
      else {
        sheet.current?.style.removeProperty("--lv-sheet-sunk");
        onRest(rest);
      }
    },
    onPointerCancel() {
      letGo();
      sheet.current?.style.removeProperty("--lv-sheet-sunk");
    },
  };
}

/** Pixels per millisecond over the end of the trail; above 0 the finger moves up. */
function speedOf({ trail }: Hold, { clientY, timeStamp }: PointerEvent): number {
  const first = trail.find(({ at }) => timeStamp - at <= speedOver);
  if (first === undefined || timeStamp <= first.at) return 0;
  return (first.y - clientY) / (timeStamp - first.at);
}
