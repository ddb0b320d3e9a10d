/** What stands in the page for a text, or for an earlier stand-in, that was taken out of it. */
const standIns = new WeakMap<Node, Node>();
/** Each stand-in belongs to one text. */
const taken = new WeakSet<Node>();
const followed = new WeakSet<Node>();

/**
 * Lets an app survive a translation of its page: a browser's translator replaces text nodes by elements, but React and other code
 * that writes a page continue with the text nodes that they created. Without this, such a text never changes again, and to remove
 * it or to insert something before it throws (https://github.com/facebook/react/issues/11538).
 *
 * A replaced text that is written returns to the page with its new value, and the translator translates it again. Its stand-in is
 * removed in its place. Called once for a document; a second call does nothing.
 */
export function followReplacedTexts(root: Document): void {
  if (followed.has(root)) return;
  followed.add(root);
  const written = new MutationObserver((records) => {
    for (const { target } of records) restore(target);
  });
  const noteReplaced = (records: readonly MutationRecord[]): void => {
    for (const record of records)
      for (const node of record.removedNodes) {
        const standIn = node.parentNode === null ? standInOf(node, record) : null;
        if (standIn === null) continue;
        standIns.set(node, standIn);
        taken.add(standIn);
        if (node instanceof Text) written.observe(node, { characterData: true });
      }
  };
  const replaced = new MutationObserver(noteReplaced);
  replaced.observe(root, { childList: true, subtree: true });
  acceptStandIns(() => noteReplaced(replaced.takeRecords()));
}

/** The node that took the place of a removed one: added by the same step, or the translator's element beside it. */
function standInOf(node: Node, { addedNodes, nextSibling, previousSibling }: MutationRecord): Node | null {
  const isText = node instanceof Text;
  if (!isText && !taken.has(node)) return null;
  const [added] = addedNodes;
  // A page that writes its own text puts a text in the place of a text; a translator puts an element there.
  if (added !== undefined) return addedNodes.length === 1 && !(isText && added instanceof Text) ? added : null;
  const isFree = (sibling: Node | null): boolean => sibling?.nodeName === "FONT" && !taken.has(sibling);
  return [previousSibling, nextSibling].find(isFree) ?? null;
}

/** The node that stands for `child` among the children of `parent`; null if there is none. */
function placeIn(parent: Node, child: Node): Node | null {
  for (let node = standIns.get(child); node !== undefined; node = standIns.get(node))
    if (node.parentNode === parent) return node;
  return null;
}

function restore(text: Node): void {
  if (text.parentNode !== null) return;
  for (let node = standIns.get(text); node !== undefined; node = standIns.get(node))
    if (node.parentNode !== null) {
      node.parentNode.replaceChild(text, node);
      return;
    }
}

/**
 * `removeChild` and `insertBefore` of a replaced text mean its stand-in. Every other node is treated as before.
 * @param update takes note of what was replaced in the present task
 */
function acceptStandIns(update: () => void): void {
  const { prototype } = Node;
  const removeChild = Reflect.get(prototype, "removeChild") as (this: Node, child: Node) => Node;
  const insertBefore = Reflect.get(prototype, "insertBefore") as (this: Node, node: Node, before: Node | null) => Node;
  const isReplaced = (parent: Node, child: Node): boolean => {
    if (child.parentNode === parent) return false;
    update();
    return standIns.has(child);
  };
  Object.assign(prototype, {
    removeChild(this: Node, child: Node): Node {
      if (!isReplaced(this, child)) return removeChild.call(this, child);
      const standIn = placeIn(this, child);
      if (standIn !== null) removeChild.call(this, standIn);
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null): Node {
      const isLost = before !== null && isReplaced(this, before);
      return insertBefore.call(this, node, isLost ? placeIn(this, before) : before);
    },
  });
}
