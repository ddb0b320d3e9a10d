/** Names that are written in their own way. */
const own: Readonly<Record<string, string>> = { Qr: "QR", Qrcode: "QR code" };

/**
 * An entry of the sidebar as words: `threeColumn` → "Three column", `ChangePassword` → "Change password", "Contrast In Every Mode" →
 * "Contrast in every mode". A name with a number, a sentence or capitals of its own stays as it is, without the words in brackets that
 * are there to be searched for.
 */
export function readable(searched: string): string {
  const name = searched.replace(/ \(.*\)$/u, "");
  if (/^\d/u.test(name)) return name;
  const parts = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, " ").split(" ");
  return parts
    .map((part, at) => own[part] ?? (at === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : lowered(part)))
    .join(" ");
}

const lowered = (part: string): string => (/^[A-Z][a-z]*$/u.test(part) ? part.toLowerCase() : part);
