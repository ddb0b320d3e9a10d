import { type ReactNode, useEffect } from "react";
import { BareButton } from "../action/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./Combobox.css.ts";

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** A second line, looked through as well: a code, a country. */
  readonly detail?: string;
  /** Drawn before the label: a flag, a sport. */
  readonly start?: ReactNode;
  readonly disabled?: boolean;
}

interface ComboboxListProps {
  /** The list is `${id}-list`, an option `${id}-${index}`. */
  readonly id: string;
  /** The id of the label that names the control, and the list too. */
  readonly labelledBy: string | undefined;
  readonly "aria-label"?: string | undefined;
  readonly "aria-labelledby"?: string | undefined;
  readonly options: readonly ComboboxOption[];
  readonly chosen: string | undefined;
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The options. The focus stays in the text: a press takes none, and the marked one is kept in sight. */
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
        // The keys are the text's: `aria-activedescendant` says which option they mean.
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
