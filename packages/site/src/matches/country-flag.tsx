import { Flag, Icon } from "@livery/ui";

/** A category's flag: the country's letters (of `gb-eng` the nation's), a globe for a category without a country. */
export function CountryFlag({ code }: { readonly code: string | null }) {
  if (code === null) return <Icon name="globe" size="sm" />;
  return <Flag code={code.split("-").at(-1) ?? code} />;
}
