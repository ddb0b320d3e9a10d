/** The file of an icon, as the UI kit draws it: one line of 1.75 px with round ends on a grid of 24. */
export function iconSvg(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>\n`;
}
