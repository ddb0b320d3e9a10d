import { largestPicture } from "@livery/contract/panel";
import { Button, classes, Field, FileButton, TextInput } from "@livery/ui";
import { type DragEvent, useState } from "react";
import { usePanel } from "../core/panel.ts";
import { useErrorText, useFormats, useTranslate } from "../core/messages.ts";
import { contentOf, isPictureType, pictureTypes } from "./picture-file.ts";
import { ServerPicture } from "./server-picture.tsx";
import * as css from "./picture-field.css.ts";

/** Milliseconds that an upload may take: 2 MiB over a slow line. */
const uploadTimeout = 120_000;
const bytesPerMegabyte = 1024 * 1024;

interface PictureFieldProps {
  readonly label: string;
  /** The address of the picture; null: none. */
  readonly value: string | null;
  readonly optional?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly error?: string | undefined;
  readonly onChange: (value: string | null) => void;
  /** Told when a file starts to be sent and when that has ended: before the change to its address. */
  readonly onSending: (isSending: boolean) => void;
  readonly onBlur: () => void;
}

/** The file that is pasted. Office programs add a picture of a copied text: the text is meant. */
const pastedFile = ({ files, types }: DataTransfer): File | undefined =>
  types.includes("text/html") && types.includes("text/plain") ? undefined : files[0];

/** A picture: chosen, dropped or pasted as a file, which is stored on the server at once, or named by its address. */
export function PictureField({
  label,
  value,
  optional,
  maxLength,
  error,
  onChange,
  onSending,
  onBlur,
}: PictureFieldProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { client } = usePanel();
  const text = useErrorText();
  const [sending, setSending] = useState(false);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const most = formats.number(largestPicture / bytesPerMegabyte);

  const mark = (isSending: boolean): void => {
    setSending(isSending);
    onSending(isSending);
  };
  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined || sending) return;
    if (!isPictureType(file.type) || file.size === 0) return setProblem(t("panel:picture.unreadable"));
    if (file.size > largestPicture) return setProblem(t("panel:picture.tooLarge", { most }));
    setProblem(null);
    mark(true);
    try {
      const content = await contentOf(file);
      const stored = await client.call("panelPictureUpload", { content }, { timeout: uploadTimeout });
      mark(false);
      onChange(stored.address);
    } catch (failure) {
      mark(false);
      setProblem(text(failure));
    }
  };
  const drag = (event: DragEvent, isOver: boolean): void => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <Field
      group
      label={label}
      hint={t("panel:picture.hint", { most })}
      error={problem ?? error}
      className={css.field}
      {...(optional && { optional: t("panel:form.optional") })}
    >
      <div
        className={classes(css.drop, over && css.over)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          void upload(event.dataTransfer.files[0]);
        }}
        onPaste={({ clipboardData }) => void upload(pastedFile(clipboardData))}
      >
        <div className={css.preview}>
          <ServerPicture address={value} alt="" className={css.image}>
            {t(value === null ? "panel:picture.none" : "panel:picture.elsewhere")}
          </ServerPicture>
        </div>
        <div className={css.controls}>
          <div className={css.buttons}>
            <FileButton size="sm" icon="plus" busy={sending} accept={pictureTypes} onFile={(file) => void upload(file)}>
              {t(value === null ? "panel:picture.choose" : "panel:picture.replace")}
            </FileButton>
            {value !== null && (
              <Button size="sm" variant="quiet" disabled={sending} onClick={() => onChange(null)}>
                {t("panel:picture.remove")}
              </Button>
            )}
          </div>
          <TextInput
            size="sm"
            dir="ltr"
            aria-label={t("panel:picture.address")}
            placeholder={t("panel:picture.address")}
            maxLength={maxLength}
            value={value ?? ""}
            disabled={sending}
            onBlur={onBlur}
            onChange={({ target }) => {
              setProblem(null);
              onChange(target.value.trim() === "" ? null : target.value);
            }}
          />
        </div>
        <p role="status" className={css.status}>
          {sending ? t("panel:picture.sending") : ""}
        </p>
      </div>
    </Field>
  );
}
