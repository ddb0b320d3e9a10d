import { richText } from "@livery/contract/settings";
import sanitizeHtml from "sanitize-html";

const attributes: Record<string, string[]> = Object.fromEntries(
  Object.entries(richText.attributes).map(([tag, names]) => [tag, [...names]]),
);

/** Cleans rich text before it is written (D62): what the contract's list does not name is left out. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...richText.tags],
    allowedAttributes: attributes,
    allowedSchemes: [...richText.linkSchemes],
    allowedSchemesByTag: { img: [...richText.imageSchemes] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: attribs["target"] ? { ...attribs, rel: richText.linkRel } : attribs,
      }),
    },
  });
}
