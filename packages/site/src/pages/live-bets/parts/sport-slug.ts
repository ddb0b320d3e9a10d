/** Sports of the feed's numbering that have an icon and messages of their own. */
const slugs: Readonly<Record<number, string>> = {
  1: "football",
  2: "basketball",
  5: "tennis",
  6: "handball",
  4: "ice_hockey",
  23: "volleyball",
};

/** Returns a sport's name in keys and icons; "" if only the server has a name for it. */
export function sportSlug(sportId: number): string {
  return slugs[sportId] ?? "";
}
