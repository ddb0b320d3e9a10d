import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef } from "react";

/** Milliseconds: a finger's click is sent a moment after its release, a mouse's at once. */
const clickWithin = 100;

/**
 * The value as it was when a pointer was pressed within an element, until it is released. What is drawn from it keeps its
 * position meanwhile: a browser sends no click where the element under the release is another one than under the press. A press
 * during which the value stays the same draws nothing.
 */
export function useHeldWhilePressed<Value>(value: Value, within: RefObject<HTMLElement | null>): Value {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const held = useRef<{ readonly value: Value } | null>(null);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node) || within.current?.contains(target) !== true) return;
      clearTimeout(timer);
      held.current ??= { value: latest.current };
    };
    const end = (): void => {
      const before = held.current;
      held.current = null;
      if (before !== null && before.value !== latest.current) redraw();
    };
    const release = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, clickWithin);
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
  return held.current === null ? value : held.current.value;
}
