/** Hands text to the browser's downloads: an object URL of the page, so that no policy has to be widened for it. */
export function downloadText(name: string, text: string): void {
  // Without a byte order mark, spreadsheets read a file in the machine's code page.
  const marked = text.startsWith("\uFEFF") ? text : `\uFEFF${text}`;
  const address = URL.createObjectURL(new Blob([marked], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has copied the content once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
