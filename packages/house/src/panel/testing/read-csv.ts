/** Reads a CSV file by the grammar of RFC 4180, character by character, into lines of cells. A byte order mark is left out. */
export function readCsv(file: string): string[][] {
  const text = file.startsWith("\uFEFF") ? file.slice(1) : file;
  const lines: string[][] = [[""]];
  let inQuotes = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const next = text.charAt(at + 1);
    const cells = lines.at(-1) as string[];
    if (inQuotes && char === '"' && next === '"') {
      cells[cells.length - 1] += '"';
      at += 1;
    } else if (char === '"') inQuotes = !inQuotes;
    else if (inQuotes || (char !== "," && !(char === "\r" && next === "\n"))) cells[cells.length - 1] += char;
    else if (char === ",") cells.push("");
    else {
      lines.push([""]);
      at += 1;
    }
  }
  return lines.slice(0, -1);
}

/** The same as one object per line, with the names of the header. */
export function csvRecords(file: string): Record<string, string>[] {
  const [names = [], ...lines] = readCsv(file);
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
}
