import { pathToFileURL } from "node:url";
import type { Boot, VariantOverrides } from "@livery/skin";
import { CliError } from "../errors.ts";

export interface RenderInput {
  readonly boot: Boot;
  readonly url: string;
  readonly own: VariantOverrides;
}

/** The exports of the site's server entry. */
export interface SiteServer {
  /** The markup of a route; its only inputs are the boot object and the brand's own variants. */
  readonly render: (input: RenderInput) => Promise<{ readonly html: string }>;
  /** Routes below `/{lang}/` that the server answers with a shell: `sports/match/:matchId`. */
  readonly routes: readonly string[];
}

/** Loads the platform's server build; once per process, because Node caches modules. */
export async function loadSiteServer(file: string): Promise<SiteServer> {
  return (await import(pathToFileURL(file).href)) as SiteServer;
}

/**
 * Renders a route. An empty page, an inline style or a script in the markup is an error here, so that it does not reach players.
 */
export async function prerender(server: SiteServer, input: RenderInput): Promise<string> {
  const { own, url } = input;
  const broken = (message: string): CliError => brokenPage(message, own);
  const { html } = await server.render(input);
  if (html.trim() === "") throw broken(`The prerender of ${url} is empty.`);
  const style = /<[a-z][^<>]*\sstyle=/i.exec(html);
  if (style)
    throw broken(`The prerender of ${url} has a style attribute, which the policy refuses: ${style[0].slice(0, 120)}`);
  // React leaves a part that threw to the browser: it would be missing from every document, and throw again for every visitor.
  if (html.includes("<!--$!-->")) throw broken(`A part of the prerender of ${url} could not be drawn.`);
  if (/<(script|style)[\s>]/i.test(html)) throw broken(`The prerender of ${url} has an inline script or style.`);
  return html;
}

function brokenPage(message: string, own: VariantOverrides): CliError {
  if (own.size === 0)
    return new CliError(
      message,
      "This is a fault of the product, not of the brand: report it with the brand's skin.json.",
    );
  return new CliError(
    message,
    `Look for the mistake in the brand's own code first (${[...own.keys()].join(", ")}): build once without it. If the fault stays, it is the product's: report it with the brand's skin.json.`,
  );
}
