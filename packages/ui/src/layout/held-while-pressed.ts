import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Milliseconds: a touch's click follows its release after a moment, a mouse's at once. */
const clickWithin = 100;

/**
 * The value at the time a pointer was pressed (a mouse by its main button) within an element (left out: anywhere), until its
 * release. Content rendered from it keeps its position meanwhile: a browser sends no click if the element under the release
 * differs from the one under the press.
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
      // The release after a context menu goes to the menu: the page does not receive it.
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
