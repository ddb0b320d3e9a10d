import { Button, EmptyState, Icon } from "@livery/ui";
import { useRef, useState } from "react";
import { CopyButton } from "../frame/copy-button.tsx";
import { Documented } from "../frame/documented.tsx";
import { type ListedIcon, listedIcons } from "../frame/listed-icons.ts";
import { SearchField } from "../frame/search-field.tsx";
import { iconSvg } from "./icon-svg.ts";
import * as css from "./icon-list.css.ts";

/** Every icon of the UI kit: those that a search finds, with their names to copy and their files. */
export function IconList() {
  const [search, setSearch] = useState("");
  const found = listedIcons.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Documented>
      <div className={css.root}>
        <SearchField label="Search" value={search} onChange={setSearch} />
        <p className={css.count} role="status">
          {found.length === 1 ? "1 icon" : `${found.length} icons`}
        </p>
        {found.length === 0 && <EmptyState compact title="No icon has this name" />}
        <ul className={css.list}>
          {found.map((icon) => (
            <ListedIconItem key={icon.name} {...icon} />
          ))}
        </ul>
      </div>
    </Documented>
  );
}

function ListedIconItem({ name, picture }: ListedIcon) {
  const iconRef = useRef<HTMLSpanElement>(null);
  const download = (): void => {
    const path = iconRef.current?.querySelector("path")?.getAttribute("d") ?? "";
    const link = document.createElement("a");
    link.href = `data:image/svg+xml,${encodeURIComponent(iconSvg(path))}`;
    link.download = `${name}.svg`;
    link.click();
  };
  return (
    <li className={css.item}>
      <span ref={iconRef} className={css.picture}>
        <Icon name={picture} size="xl" />
      </span>
      <code className={css.name}>{name}</code>
      <span className={css.actions}>
        <CopyButton text={name} />
        <Button size="sm" variant="quiet" aria-label={`Download ${name}.svg`} onClick={download}>
          SVG
        </Button>
      </span>
    </li>
  );
}
