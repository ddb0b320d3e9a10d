/** Sports of the feed's numbering that have a drawing and words of their own. */
const slugs: Readonly<Record<number, string>> = {
  1: "football",
  2: "basketball",
  5: "tennis",
  6: "handball",
  4: "ice_hockey",
  23: "volleyball",
};

/** A sport's name in keys and drawings; "" for one that is only known by the house's name. */
export function sportSlug(sportId: number): string {
  return slugs[sportId] ?? "";
}
