import { Flag, Icon } from "@livery/ui";

/** A category's flag; a globe for a category without a country. */
export function CountryFlag({ code }: { readonly code: string | null }) {
  return code === null || code === "" ? <Icon name="globe" /> : <Flag code={code} />;
}
