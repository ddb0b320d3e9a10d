/**
 * The allowed rich text: one list for the server, which sanitises on write, and the site, which sanitises again on render (D62).
 * No style, script, form, frame, handler or id (an id would shadow names of the page).
 */
export const richText = {
  tags: [
    "p",
    "br",
    "hr",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "small",
    "sub",
    "sup",
    "mark",
    "blockquote",
    "pre",
    "code",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "a",
    "img",
    "figure",
    "figcaption",
    "span",
    "div",
    "table",
    "caption",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
  ],
  /** By tag; `*` is every tag. */
  attributes: {
    "*": ["dir", "lang", "title"],
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
    ol: ["start"],
  },
  /** For `href`; a relative address is allowed as well. */
  linkSchemes: ["http", "https", "mailto", "tel"],
  /** For `src`; a path on the site is allowed as well. */
  imageSchemes: ["https"],
  /** Set on every link that opens in another window. */
  linkRel: "noopener noreferrer",
} as const;
