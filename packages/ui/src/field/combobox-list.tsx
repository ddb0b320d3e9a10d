import { type ReactNode, useEffect } from "react";
import { BareButton } from "../action/bare-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./combobox.css.ts";

export interface ComboboxOption {
  /** Identifies the option; not shown. */
  readonly value: string;
  /** The option's name; the field shows it once it is chosen. */
  readonly label: string;
  /** A second line that the search includes: a code, a country. */
  readonly detail?: string;
  /** Shown before the label: a flag, a sport. */
  readonly start?: ReactNode;
  /** The option is listed and cannot be chosen. Default false. */
  readonly disabled?: boolean;
}

interface ComboboxListProps {
  /** The list has the id `${id}-list`, an option `${id}-${index}`. */
  readonly id: string;
  /** The id of the label of the control, which names the list too. */
  readonly labelledBy: string | undefined;
  readonly "aria-label"?: string | undefined;
  readonly "aria-labelledby"?: string | undefined;
  readonly options: readonly ComboboxOption[];
  readonly chosen: string | undefined;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The options. The text input keeps the focus: a press does not take it. The active option is scrolled into view. */
export function ComboboxList({
  id,
  labelledBy,
  options,
  chosen,
  active,
  onActive,
  onChoose,
  ...name
}: ComboboxListProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const label = name["aria-label"] === undefined ? { "aria-labelledby": name["aria-labelledby"] ?? labelledBy } : name;
  return (
    <div role="listbox" tabIndex={-1} id={`${id}-list`} {...label} className={css.list}>
      {options.map((option, index) => (
        // The text input handles the keys: `aria-activedescendant` names the active option.
        <BareButton
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === chosen}
          aria-disabled={option.disabled}
          className={classes(css.option, index === active && css.active)}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => index !== active && option.disabled !== true && onActive(index)}
          onClick={() => option.disabled !== true && onChoose(option)}
        >
          {option.start}
          <span className={css.text}>
            <span>{option.label}</span>
            {option.detail && <span className={css.detail}>{option.detail}</span>}
          </span>
          {option.value === chosen && <Icon name="check" size="sm" className={css.tick} />}
        </BareButton>
      ))}
    </div>
  );
}
