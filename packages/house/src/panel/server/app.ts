import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BrandFile, readPublic } from "../../brands/brand.ts";
import { HouseError } from "../../errors.ts";

export interface PanelOptions {
  /** The output of the panel's build: `index.html`, and `assets/` with hashed names. */
  readonly dir: string;
}

const documentPath = "/index.html";

/** The built panel: one document for every address, and its files. Other files do not exist. */
export class PanelApp {
  readonly #files: ReadonlyMap<string, BrandFile>;
  readonly document: BrandFile;
  /** The document's policy: inline elements only by hash, and nothing from elsewhere (security). */
  readonly policy: string;

  private constructor(files: ReadonlyMap<string, BrandFile>, document: BrandFile) {
    this.#files = files;
    this.document = document;
    this.policy = policyOf(document.body.toString());
  }

  /** Reads the built panel. Throws `panel_not_built` if the folder has none. */
  static async open({ dir }: PanelOptions): Promise<PanelApp> {
    const files = existsSync(join(dir, documentPath)) ? await readPublic(dir, {}) : new Map<string, BrandFile>();
    const document = files.get(documentPath);
    if (!document)
      throw new HouseError(
        "panel_not_built",
        `There is no built panel in ${dir}.`,
        "livery serve, house start and demo build it; else name the folder of its build.",
      );
    return new PanelApp(files, document);
  }

  /** A file by its path; the document is served for every path that is no file. */
  file(path: string): BrandFile | undefined {
    return path.endsWith(".html") ? undefined : this.#files.get(path);
  }
}

function policyOf(html: string): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, "script")].join(" "),
    ["style-src 'self'", ...hashesOf(html, "style")].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types livery",
    "report-uri /csp-report",
  ];
  return directives.join("; ");
}

/** Hashes of the inline elements. */
function hashesOf(html: string, element: "script" | "style"): string[] {
  const found = html.matchAll(new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, "g"));
  const inline = [...found].map((match) => match[1] ?? "").filter((text) => text !== "");
  return inline.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
