import { Button, classes, noticeMark, useHeldWhilePressed, usePortal } from "@livery/ui";
import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { createPortal } from "react-dom";
import { useTranslate } from "../core/translate.ts";
import { enterText, type KeyedField, keyedField, takeOver, type TextFieldElement } from "./keyed-field.ts";
import { type KeyedKind, TextKeys } from "./text-keys.tsx";
import * as css from "./screen-keys.css.ts";

const figures: ReadonlySet<KeyedKind> = new Set(["number", "amount", "phone"]);

/**
 * The keyboard of a machine without one: keys at the foot of the window for whichever text field has the focus, in a page or in a
 * dialog. A field that has its own keys is left to them.
 */
export function ScreenKeys() {
  const portal = usePortal();
  const site = portal?.parentElement ?? null;
  return portal && site && <KeysIn portal={portal} site={site} />;
}

function KeysIn({ portal, site }: { readonly portal: HTMLElement; readonly site: HTMLElement }) {
  const focused = useFocusedField(site);
  // A press that takes the focus from a field still finds its button where it was.
  const keyed = useHeldWhilePressed(focused);
  return keyed && createPortal(<Keys keyed={keyed} />, portal);
}

/** The text field of the site that has the focus. */
function useFocusedField(site: HTMLElement): KeyedField | null {
  const [keyed, setKeyed] = useState(() =>
    site.contains(document.activeElement) ? keyedField(document.activeElement) : null,
  );
  useEffect(() => {
    const focus = ({ target }: FocusEvent): void => {
      if (!isInKeys(target)) setKeyed(keyedField(target));
    };
    const blur = ({ relatedTarget }: FocusEvent): void => {
      if (!isInKeys(relatedTarget)) setKeyed(null);
    };
    site.addEventListener("focusin", focus);
    site.addEventListener("focusout", blur);
    return () => {
      site.removeEventListener("focusin", focus);
      site.removeEventListener("focusout", blur);
    };
  }, [site]);
  return keyed;
}

function isInKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`.${css.keys}`) !== null;
}

/** The focus stays in the field while its keys are pressed. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

function Keys({ keyed: { field, kind } }: { readonly keyed: KeyedField }) {
  const t = useTranslate();
  const keys = useRef<HTMLDivElement>(null);
  const text = useTextOf(field);
  useSpaceFor(keys, field);
  useLayoutEffect(() => takeOver(field), [field]);
  return (
    <section aria-label={t("feedback:keys.label")}>
      <div ref={keys} className={css.keys} {...noticeMark} role="presentation" onMouseDown={keepFocus}>
        <div className={classes(css.inside, figures.has(kind) && css.few)}>
          <TextKeys
            key={kind}
            kind={kind}
            value={text}
            onChange={(next) => enterText(field, next)}
            {...(field.maxLength >= 0 && { maxLength: field.maxLength })}
            secret={field.type === "password"}
          />
          <Button
            size="lg"
            onClick={() => document.activeElement instanceof HTMLElement && document.activeElement.blur()}
          >
            {t("feedback:keys.done")}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The text of a field, also after the page has corrected it: an amount gets its separators. */
function useTextOf(field: TextFieldElement): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      field.addEventListener("input", onChange);
      return () => field.removeEventListener("input", onChange);
    },
    [field],
  );
  return useSyncExternalStore(subscribe, () => field.value);
}

const spaces = ["--lv-foot", "--lv-keys", "scroll-padding-block-end"] as const;

/** The page and what stands at its foot end above the keys, and the field is in view there. */
function useSpaceFor(keys: RefObject<HTMLElement | null>, field: TextFieldElement): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => {
      const height = `${Math.ceil(keys.current?.getBoundingClientRect().height ?? 0)}px`;
      for (const space of spaces) style.setProperty(space, height);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (keys.current) observer.observe(keys.current);
    return () => {
      observer.disconnect();
      for (const space of spaces) style.removeProperty(space);
    };
  }, [keys]);
  useEffect(() => {
    field.scrollIntoView({ block: "nearest" });
  }, [field]);
}
