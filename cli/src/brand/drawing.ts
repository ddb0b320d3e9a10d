import { Parser } from "htmlparser2";

/** The elements of a drawing. Each other one can run, load or embed something. */
const elements = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath image
   linearGradient radialGradient stop pattern mask clipPath marker style filter feBlend feColorMatrix feComponentTransfer
   feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
   feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
   feTurbulence animate animateTransform animateMotion mpath set`.split(/\s+/u),
);

/** A reference inside the drawing, or a picture in it. */
const ownReference = /^#|^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]*$/u;
/** What a style loads: only references inside the drawing are left. */
const loads = /@import|url\((?!\s*["']?\s*#)|image-set\(|\bsrc\(|expression\(|\\/iu;

/**
 * The part of an SVG that is more than a drawing; null without one. An SVG can be opened as a document of the brand's own host: it
 * must not run a script or load from elsewhere. Entities are decoded as a browser decodes them.
 */
export function beyondDrawing(svg: string): string | null {
  let found: string | null = null;
  const report = (part: string): void => void (found ??= part);
  const open: string[] = [];
  // Entities and comments divide the text of an element; a browser reads it as one.
  let style = "";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        if (!elements.has(name)) report(`<${name}>`);
        for (const [attribute, value] of Object.entries(attributes))
          if (!isDrawn(name, attribute, value)) report(`${attribute} of <${name}>`);
      },
      onclosetag() {
        if (open.pop() !== "style") return;
        if (loads.test(style)) report("an address in <style>");
        style = "";
      },
      ontext(text) {
        if (open.at(-1) === "style") style += text;
      },
      onprocessinginstruction(name, data) {
        // A document type may stand there, as drawing programs write it, but define no entities.
        const isAllowed = name.toLowerCase() === "?xml" || (name.toLowerCase() === "!doctype" && !data.includes("["));
        if (!isAllowed) report(`<${name}>`);
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return found;
}

function isDrawn(element: string, attribute: string, value: string): boolean {
  const name = attribute.toLowerCase();
  if (name.startsWith("on") || name === "xml:base") return false;
  if (/(?:^|:)(?:href|src)$/u.test(name))
    return ownReference.test(value.trim()) && (element === "image" || value.trim().startsWith("#"));
  // An animation could write an address into a reference.
  if (name === "attributename") return !/(?:^|:)href$|^on/iu.test(value.trim());
  return !loads.test(value) && !/^\s*(?:java|vb)script:/iu.test(value);
}
