import { useEffect } from "react";

/**
 * Replaces `react-style-singleton`, with which Radix's scroll lock writes its css: that package inserts a `<style>`, which the
 * strict CSP refuses. A constructable sheet is allowed. The exported names and their types are those of that package.
 */
export function stylesheetSingleton(): { add(css: string): void; remove(): void } {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css) {
      if (users === 0) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }
      users += 1;
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      const gone = sheet;
      sheet = undefined;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== gone);
    },
  };
}

export function styleHookSingleton(): (css: string) => void {
  const sheet = stylesheetSingleton();
  return (css) => {
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
    }, [css]);
  };
}

export function styleSingleton(): (props: { styles: string }) => null {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles }) {
    useStyle(styles);
    return null;
  };
}
