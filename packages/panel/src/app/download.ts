/** Hands text to the browser's downloads: an address of the page's own memory, so no policy has to be widened for it. */
export function downloadText(name: string, text: string): void {
  // Spreadsheets take a file without a mark for the machine's own code page.
  const marked = text.startsWith("\uFEFF") ? text : `\uFEFF${text}`;
  const address = URL.createObjectURL(new Blob([marked], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken its copy once the press is over.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
