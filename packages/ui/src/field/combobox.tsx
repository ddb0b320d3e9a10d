import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from "react";
import { Button } from "../action/button.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { Spinner } from "../icon/spinner.tsx";
import { classes } from "../styles/classes.ts";
import { VisuallyHidden } from "../surface/visually-hidden.tsx";
import { found } from "../text/search-text.ts";
import * as own from "./combobox.css.ts";
import { type ComboboxOption, ComboboxList } from "./combobox-list.tsx";
import { comboboxMove } from "./combobox-move.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";
import { Floating } from "./floating.tsx";
import { anchor, root } from "./floating.css.ts";

/** The messages of a combobox beside its options. */
export interface ComboboxMessages {
  /** Label of the button that opens the list. */
  readonly open: string;
  /** Label of the button that clears the choice. */
  readonly clear: string;
  /** Shown if no option matches the text. */
  readonly empty: string;
  /** Announced while the player searches: `12 found`. */
  readonly found: (count: number) => string;
}

/** Options from a search elsewhere, for example on the server. */
export interface ComboboxSearch {
  /** `loading` and `error` replace the list by a line of text. */
  readonly state: "ready" | "loading" | "error";
  /** The typed text has changed: the caller updates `options` to the matches. */
  readonly onSearch: (text: string) => void;
  /** Called on the button beside the error. */
  readonly onRetry: () => void;
  /** The line while options load, the line if that failed, and the label of the button. */
  readonly messages: { readonly loading: string; readonly error: string; readonly retry: string };
}

export interface ComboboxProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "size" | "role" | "value" | "defaultValue" | "onChange"
> {
  /** Height of the field. Default `md`. */
  readonly size?: keyof typeof css.sizes;
  /** The chosen option; null if there is none. */
  readonly value: ComboboxOption | null;
  /** Called with the chosen option, or with null when the player clears the field. */
  readonly onChange: (value: ComboboxOption | null) => void;
  /** All options; with `search` the matches. */
  readonly options: readonly ComboboxOption[];
  /** Options come from a search elsewhere. Without it the component filters `options` itself. */
  readonly search?: ComboboxSearch;
  /** The texts around the options. */
  readonly messages: ComboboxMessages;
}

/**
 * One of many options, found by typing (WAI-ARIA's editable combobox with a list). Case, accents and the letters of related
 * keyboards make no difference. Arrows move, Enter selects, Escape closes. Leaving the field restores the selected option if the
 * text is incomplete, and clears the choice if the text is empty.
 */
export function Combobox({
  size = "md",
  value,
  onChange,
  options,
  search,
  messages,
  disabled,
  className,
  onBlur,
  ...rest
}: ComboboxProps) {
  const id = useId();
  const field = useFieldControl();
  const [open, setOpen] = useState(false);
  /** The typed text; null while the field shows the selected option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const shown = search ? options : found(options, typed ?? "", ({ label, detail }) => `${label} ${detail ?? ""}`);
  const ready = search === undefined || search.state === "ready";
  const listed = open && ready && shown.length > 0;
  const at = listed ? Math.min(active, shown.length - 1) : -1;
  const name = { "aria-label": rest["aria-label"], "aria-labelledby": rest["aria-labelledby"] };

  const chosen = shown.findIndex((option) => option.value === value?.value);

  const show = (from: number): void => {
    if (disabled === true) return;
    setOpen(true);
    setActive(from);
  };
  const type = (text: string): void => {
    setTyped(text);
    show(text === "" ? -1 : 0);
    search?.onSearch(text);
  };
  const close = (): void => {
    setOpen(false);
    setActive(-1);
    if (typed !== null) search?.onSearch("");
    setTyped(null);
  };
  const choose = (option: ComboboxOption | null): void => {
    close();
    if (option?.value !== value?.value) onChange(option);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      if (!open) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Enter") {
      const option = shown[at];
      if (!listed || option === undefined) return;
      event.preventDefault();
      if (option.disabled !== true) choose(option);
    } else if (event.altKey && event.key === "ArrowUp") {
      close();
    } else {
      const next = comboboxMove(event.key, at, shown);
      if (next === undefined) return;
      event.preventDefault();
      show(listed ? next : event.altKey ? -1 : chosen >= 0 ? chosen : next);
    }
  };
  return (
    <span
      role="presentation"
      className={classes(root, className)}
      // An open list handles its keys, in a dialog too.
      data-holds-escape={open ? "" : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (typed === "") choose(null);
        else close();
      }}
    >
      <span className={classes(css.frame, css.sizes[size], anchor)}>
        <input
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...field}
          {...rest}
          type="text"
          role="combobox"
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={listed}
          aria-controls={listed ? `${id}-list` : undefined}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          className={css.inner}
          value={typed ?? value?.label ?? ""}
          onChange={(event) => type(event.target.value)}
          onClick={() => !open && show(chosen)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        {value !== null && disabled !== true && (
          <IconButton
            icon="close"
            size="sm"
            label={messages.clear}
            tabIndex={-1}
            className={css.innerButton}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(null)}
          />
        )}
        <IconButton
          icon="chevronDown"
          size="sm"
          label={messages.open}
          tabIndex={-1}
          disabled={disabled}
          className={classes(css.innerButton, own.arrow, open && own.turned)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector("input")?.focus();
            if (open) close();
            else show(chosen);
          }}
        />
      </span>
      {open && (
        <Floating className={own.panel}>
          {listed && (
            <ComboboxList
              {...name}
              id={id}
              labelledBy={field.id && `${field.id}-label`}
              options={shown}
              chosen={value?.value}
              active={at}
              onActive={setActive}
              onChoose={choose}
            />
          )}
          {search?.state === "loading" && (
            <p className={own.note}>
              <Spinner size="sm" />
              {search.messages.loading}
            </p>
          )}
          {search?.state === "error" && (
            <p className={own.note}>
              <span className={own.noteText}>{search.messages.error}</span>
              <Button size="sm" onClick={search.onRetry}>
                {search.messages.retry}
              </Button>
            </p>
          )}
          {ready && shown.length === 0 && <p className={own.note}>{messages.empty}</p>}
        </Floating>
      )}
      <VisuallyHidden live="polite">
        {!open
          ? ""
          : !ready
            ? search.messages[search.state === "error" ? "error" : "loading"]
            : shown.length === 0
              ? messages.empty
              : messages.found(shown.length)}
      </VisuallyHidden>
    </span>
  );
}
