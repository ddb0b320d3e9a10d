import { Accordion } from "@livery/ui";
import { useState, type ReactNode } from "react";

const keys = ["market"] as const;

/** One market of a match under its name, which collapses it: a match has dozens of markets, and a player needs a few. */
export function MarketCard({
  title,
  level,
  className,
  children,
}: {
  readonly title: string;
  readonly level: 2 | 3;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState<readonly (typeof keys)[number][]>(keys);
  const items = [{ key: keys[0], label: title, content: children }];
  return (
    <Accordion
      items={items}
      open={open}
      onChange={setOpen}
      level={level}
      {...(className !== undefined && { className })}
    />
  );
}
