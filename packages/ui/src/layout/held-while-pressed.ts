import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Milliseconds: a finger's click is sent a moment after its release, a mouse's at once. */
const clickWithin = 100;

/**
 * The value as it was when a pointer was pressed (a mouse by its main button) within an element (left out: anywhere), until it is released. What is drawn
 * from it keeps its position meanwhile: a browser sends no click where the element under the release is another one than
 * under the press.
 */
export function useHeldWhilePressed<Value>(value: Value, within?: RefObject<HTMLElement | null>): Value {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ button, target }: PointerEvent): void => {
      // The release that follows a context menu goes to the menu: no page hears it.
      if (button !== 0) return;
      if (within && !(target instanceof Node && within.current?.contains(target))) return;
      clearTimeout(timer);
      setHeld((before) => before ?? { value: latest.current });
    };
    const release = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setHeld(null), clickWithin);
    };
    addEventListener("pointerdown", press);
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", press);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
  }, [within]);
  return held === null ? value : held.value;
}
