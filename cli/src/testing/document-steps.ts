/** A step of a page of the documentation, as its reader takes it. */
export type DocumentStep =
  | { readonly kind: "command"; readonly words: readonly string[] }
  | { readonly kind: "edit"; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: "address"; readonly url: string };

export interface DocumentSection {
  readonly title: string;
  readonly steps: readonly DocumentStep[];
}

const found = /^```(?<language>\w*)\n(?<code>[\s\S]*?)^```$|<(?<url>http:\/\/[^>\s]+)>/gmu;

/**
 * The steps of a page in their order, section by section: each line of its `sh` blocks, each hunk of its `diff` blocks, and each address
 * in angle brackets. Throws for a block of another language, which nobody would run.
 */
export function documentSections(page: string): readonly DocumentSection[] {
  const [, ...sections] = page.split(/^## /mu);
  return sections.map((section) => {
    const [title = "", ...lines] = section.split("\n");
    return { title, steps: stepsOf(lines.join("\n")) };
  });
}

function stepsOf(text: string): readonly DocumentStep[] {
  return [...text.matchAll(found)].flatMap(({ groups = {} }): readonly DocumentStep[] => {
    const { code = "", language, url } = groups;
    if (url !== undefined) return [{ kind: "address", url }];
    if (language === "sh") return code.trim().split("\n").map(commandOf);
    if (language === "diff") return editsOf(code);
    throw new Error(`A block of "${language ?? ""}" is not run: ${code}`);
  });
}

function commandOf(line: string): DocumentStep {
  const [program, ...words] = [...line.matchAll(/'([^']*)'|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  if (program !== "livery") throw new Error(`Only livery is run: ${line}`);
  return { kind: "command", words };
}

/** The hunks of one file: lines that begin with a blank or `-` are there before, those with a blank or `+` after. */
function editsOf(diff: string): readonly DocumentStep[] {
  const [head = "", ...hunks] = diff.split(/^@@.*\n/mu);
  const file = /^--- (\S+)$/mu.exec(head)?.[1];
  if (file === undefined || hunks.length === 0) throw new Error(`No file or no hunk in ${diff}`);
  return hunks.map((hunk) => {
    const lines = hunk.split("\n").slice(0, -1);
    const side = (sign: string): string =>
      lines
        .filter((line) => line.startsWith(" ") || line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join("");
    return { kind: "edit", file, before: side("-"), after: side("+") };
  });
}
