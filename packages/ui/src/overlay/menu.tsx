import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconPicture } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { menuMove } from "./menu-move.ts";
import { useShiftIntoView } from "./use-shift-into-view.ts";
import * as css from "./menu.css.ts";

export interface MenuItem {
  /** Identifies the item among the others. */
  readonly key: string;
  /** What choosing the item does; its first letter is its shortcut. */
  readonly label: ReactNode;
  /** A picture before the label. Screen readers do not read it. */
  readonly icon?: IconPicture;
  /** The current language, the selected view: marked and announced. */
  readonly checked?: boolean;
  /** Draws the item as an action that cannot be undone. Default false. */
  readonly danger?: boolean;
  /** The item is listed and cannot be chosen. Default false. */
  readonly disabled?: boolean;
  /** Draws a separator above the item. */
  readonly separated?: boolean;
  /** BCP 47 tag of a label in a language other than the page's. */
  readonly lang?: string;
  /** Called after the menu has closed and the focus is back on its button. */
  readonly onSelect: () => void;
}

/** Attributes of the button that opens the menu. */
export interface MenuTrigger {
  /** Names the menu by its button. */
  readonly id: string;
  /** Lets the focus return to the button. */
  readonly ref: RefObject<HTMLButtonElement | null>;
  /** Announces that a menu opens. */
  readonly "aria-haspopup": "menu";
  /** Whether the menu is open. */
  readonly "aria-expanded": boolean;
  /** Id of the open menu. */
  readonly "aria-controls": string | undefined;
  /** Opens and closes the menu. */
  readonly onClick: () => void;
  /** Opens the menu by the arrows down and up. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps extends WithClass {
  /** Renders the button; spread `trigger` on it. */
  readonly trigger: (trigger: MenuTrigger) => ReactNode;
  /** The items from top to bottom. */
  readonly items: readonly MenuItem[];
  /** Shown above the items: name and balance of an account. */
  readonly head?: ReactNode;
  /** The edge of the button that the menu aligns to. */
  readonly align?: keyof typeof css.aligns;
}

/**
 * A menu under its button (account, language). Arrows, Home, End and first letters move; Enter and Space select; Escape closes
 * and returns the focus; Tab and a press outside close.
 */
export function Menu({ trigger, items, head, align = "end", className }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const first = useRef<"first" | "last">("first");
  useShiftIntoView(panel, open);

  useEffect(() => {
    if (!open) return undefined;
    entriesOf(root.current)
      .at(first.current === "first" ? 0 : -1)
      ?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open]);

  const show = (from: "first" | "last") => {
    first.current = from;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if (event.key === "Tab") {
      setOpen(false);
    } else {
      const list = entriesOf(root.current);
      const next = menuMove(
        event.key,
        list.findIndex((entry) => entry === document.activeElement),
        list.map((entry) => entry.textContent),
      );
      if (next === undefined) return;
      event.preventDefault();
      list[next]?.focus();
    }
  };

  return (
    <div ref={root} className={classes(css.root, className)}>
      {trigger({
        id: `${id}-button`,
        ref: button,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-controls": open ? `${id}-menu` : undefined,
        onClick: () => (open ? close() : show("first")),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? "first" : "last");
        },
      })}
      {open && (
        <div ref={panel} className={classes(css.panel, css.aligns[align])}>
          {head && <div className={css.head}>{head}</div>}
          <div
            id={`${id}-menu`}
            role="menu"
            tabIndex={-1}
            aria-labelledby={`${id}-button`}
            onKeyDown={onMenuKey}
            className={css.list}
          >
            {items.map((item) => (
              <Entry
                key={item.key}
                item={item}
                choose={() => {
                  close();
                  item.onSelect();
                }}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** The focusable entries, in order. */
function entriesOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])];
}

function Entry({ item, choose }: { readonly item: MenuItem; readonly choose: () => void }) {
  const checkable = item.checked !== undefined;
  return (
    <button
      type="button"
      role={checkable ? "menuitemradio" : "menuitem"}
      aria-checked={item.checked}
      tabIndex={-1}
      disabled={item.disabled}
      lang={item.lang}
      className={classes(css.item, item.danger && css.danger, item.separated && css.separated)}
      onClick={choose}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={css.text}>{item.label}</span>
      {item.checked && <Icon name="check" size="sm" className={css.tick} />}
    </button>
  );
}
