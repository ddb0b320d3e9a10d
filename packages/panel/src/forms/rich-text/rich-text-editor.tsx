import { IconButton } from "@livery/ui";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useTranslate } from "../../core/messages.ts";
import { boldIcon, bulletsIcon, headingIcon, italicIcon, linkIcon, numbersIcon } from "../../parts/icons.ts";
import type { Focusable } from "../focusable.ts";
import { createEditor, type Editor, htmlOf, type Mark, marks, marksOf, setLink, toggle } from "./create-editor.ts";
import { LinkForm } from "./link-form.tsx";
import * as css from "./rich-text.css.ts";

const icons = {
  bold: boldIcon,
  italic: italicIcon,
  heading: headingIcon,
  bullets: bulletsIcon,
  numbers: numbersIcon,
  link: linkIcon,
} as const satisfies Readonly<Record<Mark, unknown>>;

export interface RichTextEditorProps {
  readonly ref?: Ref<Focusable>;
  readonly label: string;
  /** The text as HTML; "" for none. */
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** Formatted text: its tools, and the text as it is read. */
export default function RichTextEditor({ ref, label, value, onChange }: RichTextEditorProps) {
  const t = useTranslate();
  const text = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => text.current?.focus() }), []);
  const editor = useRef<Editor | null>(null);
  /** The HTML in the editor. */
  const shown = useRef<string | null>(null);
  const latest = useRef(onChange);
  const [here, setHere] = useState<ReadonlySet<Mark>>(new Set());
  const [linking, setLinking] = useState(false);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (text.current === null) return undefined;
    const made = createEditor(text.current);
    // Each key moves the cursor: the tools are drawn again only if the marks under it are others.
    const showMarks = (): void => {
      const next = marksOf(made);
      setHere((now) => ([...now].join() === [...next].join() ? now : next));
    };
    made.addEventListener("input", () => {
      shown.current = htmlOf(made);
      latest.current(shown.current);
      showMarks();
    });
    for (const moved of ["pathChange", "select", "cursor"]) made.addEventListener(moved, showMarks);
    editor.current = made;
    return () => {
      shown.current = null;
      made.destroy();
    };
  }, []);
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.current?.setHTML(value);
  }, [value]);
  const press = (mark: Mark): void => {
    const made = editor.current;
    if (made === null) return;
    if (mark === "link" && !here.has("link")) setLinking(true);
    else toggle(made, mark, here.has(mark));
  };
  return (
    <div className={css.frame}>
      <div role="toolbar" aria-label={t("panel:richText.tools", { name: label })} className={css.tools}>
        {marks.map((mark) => (
          <IconButton
            key={mark}
            size="sm"
            icon={icons[mark]}
            label={t(mark === "link" && here.has("link") ? "panel:richText.unlink" : `panel:richText.${mark}`)}
            aria-pressed={here.has(mark)}
            className={here.has(mark) ? css.on : undefined}
            // The selection in the text stays.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => press(mark)}
          />
        ))}
      </div>
      {linking && (
        <LinkForm
          onSet={(address) => {
            setLinking(false);
            if (editor.current) setLink(editor.current, address);
          }}
          onClose={() => {
            setLinking(false);
            editor.current?.focus();
          }}
        />
      )}
      <div ref={text} role="textbox" aria-multiline aria-label={label} tabIndex={0} dir="auto" className={css.text} />
    </div>
  );
}
