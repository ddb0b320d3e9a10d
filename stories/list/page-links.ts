/**
 * A Markdown document whose links to other files lead to their pages here, by the file's name. A link to a file without a page becomes
 * its text: in Storybook its address would lead nowhere.
 */
export function withPageLinks(document: string, pages: Readonly<Record<string, string>>): string {
  return document.replaceAll(/\[([^\]\n]+)\]\((?!https?:|#)([^)\s]+)\)/gu, (_, text: string, target: string) => {
    const file = target.replace(/#.*$/u, "").split("/").at(-1) ?? "";
    const page = pages[file];
    return page === undefined ? text : `[${text}](${page})`;
  });
}
