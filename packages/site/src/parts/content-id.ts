/** The id of the page's content: target of the skip link and of the focus after a change of page. */
export const contentId = "content";
