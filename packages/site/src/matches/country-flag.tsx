import { Flag, Icon } from "@livery/ui";

/** A category's plate: the country's letters (of `gb-eng` the nation's), a globe for what belongs to none. */
export function CountryFlag({ code }: { readonly code: string | null }) {
  if (code === null) return <Icon name="globe" size="sm" />;
  return <Flag code={code.split("-").at(-1) ?? code} />;
}
