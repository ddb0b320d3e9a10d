import { richText } from "@livery/contract/settings";
import createPurifier, { type Config, type WindowLike } from "dompurify";

type Policy = NonNullable<Config["TRUSTED_TYPES_POLICY"]>;

/**
 * The page's one Trusted Types policy. It passes through the output of DOMPurify and is reachable from this file alone: all text
 * that becomes HTML here has been sanitised. A policy that sanitised by itself would call DOMPurify from within DOMPurify, which
 * it refuses.
 */
function createPolicy(): Policy | null {
  const factory = (window as unknown as WindowLike).trustedTypes;
  if (factory === undefined) return null;
  return factory.createPolicy("livery", {
    createHTML: (html) => html,
    createScript: refuse,
    createScriptURL: refuse,
  });
}

/** Rich text may contain only text. */
function refuse(): never {
  throw new TypeError("rich text holds no script");
}

/** D62: the same list as on write. */
const allowed: Config = {
  ALLOWED_TAGS: [...richText.tags],
  ALLOWED_ATTR: [...new Set(Object.values(richText.attributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const schemes: Readonly<Record<string, readonly string[]>> = {
  href: richText.linkSchemes,
  src: richText.imageSchemes,
};
const attributesOf: Readonly<Record<string, readonly string[]>> = richText.attributes;

/** Sanitises rich text of an operator (D62): returns the markup as a trusted value, or as text if the browser has none. */
export type Sanitise = (html: string) => TrustedHTML | string;

type TrustedHTML = Exclude<ReturnType<Policy["createHTML"]>, string>;

interface Sanitisers {
  readonly text: Sanitise;
  readonly draft: Sanitise;
}

let made: Sanitisers | null = null;

/** Created once a document: a policy's name can be used once. */
function sanitisers(): Sanitisers {
  if (made === null) {
    const policy = createPolicy();
    made = { text: create(policy), draft: create(policy, editorMarks) };
  }
  return made;
}

export const sanitiser = (): Sanitise => sanitisers().text;

/** The elements with which an editor marks the ends of a selection within its own drafts. */
const editorMarks: Readonly<Record<string, readonly string[]>> = { input: ["id", "type"] };

/** Sanitises the drafts that an editor has made of sanitised text, and keeps the marks of their selection. */
export const draftSanitiser = (): Sanitise => sanitisers().draft;

/** Sanitised markup as nodes of the document. */
export function sanitisedFragment(html: string): DocumentFragment {
  const template = document.createElement("template");
  // A trusted value if the browser supports them; the DOM's types allow only strings.
  template.innerHTML = sanitiser()(html) as string;
  return document.importNode(template.content, true);
}

function create(policy: Policy | null, marks: Readonly<Record<string, readonly string[]>> = {}): Sanitise {
  const purifier = createPurifier(window);
  const extra: Config = { ADD_TAGS: Object.keys(marks), ADD_ATTR: Object.values(marks).flat() };
  purifier.addHook("uponSanitizeAttribute", (node, data) => {
    const tag = node.nodeName.toLowerCase();
    const here = [...(attributesOf[tag] ?? []), ...(marks[tag] ?? [])];
    const everywhere = attributesOf["*"] ?? [];
    if (!here.includes(data.attrName) && !everywhere.includes(data.attrName)) data.keepAttr = false;
    else if (schemes[data.attrName] && !isAllowedAddress(data.attrValue, schemes[data.attrName] ?? []))
      data.keepAttr = false;
  });
  purifier.addHook("afterSanitizeAttributes", (node) => {
    if (node.nodeName === "A" && node.hasAttribute("target")) node.setAttribute("rel", richText.linkRel);
  });
  const trusted = policy === null ? {} : { TRUSTED_TYPES_POLICY: policy, RETURN_TRUSTED_TYPE: true };
  return (html) => purifier.sanitize(html, { ...allowed, ...extra, ...trusted });
}

/** An address of the site itself, or one with an allowed scheme; `//host` is neither. */
function isAllowedAddress(address: string, allowedSchemes: readonly string[]): boolean {
  const plain = address.replace(/[\s\p{Cc}]/gu, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1];
  if (scheme === undefined) return !/^[/\\]{2}/.test(plain);
  return allowedSchemes.includes(scheme.toLowerCase());
}
