import { richText } from "@livery/contract/settings";
import sanitizeHtml from "sanitize-html";

const attributes: Record<string, string[]> = Object.fromEntries(
  Object.entries(richText.attributes).map(([tag, names]) => [tag, [...names]]),
);

/** Sanitises rich text before it is stored (D62): elements that the contract does not list are removed. */
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
