import { largestPicture } from "@livery/contract/panel";
import { CallError } from "@livery/contract";
import { Button, classes, Field, FileButton, Progress, TextInput } from "@livery/ui";
import { type DragEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { usePanel } from "../core/panel.ts";
import { useErrorText, useFormats, useTranslate } from "../core/messages.ts";
import type { Focusable } from "./focusable.ts";
import { contentOf, isPictureType, pictureTypes } from "./picture-file.ts";
import { ServerPicture } from "./server-picture.tsx";
import * as css from "./picture-field.css.ts";

/** Milliseconds that an upload may take: 2 MiB over a slow line. */
const uploadTimeout = 120_000;
const bytesPerMegabyte = 1024 * 1024;

interface PictureFieldProps {
  readonly ref: Ref<Focusable>;
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

/** Whether the server refused the file itself, which is the same when it is sent again. */
const isOfFile = (failure: unknown): boolean =>
  failure instanceof CallError && ["picture_too_large", "picture_unreadable"].includes(failure.code);

/** A picture: chosen, dropped or pasted as a file, which is stored on the server at once, or named by its address. */
export function PictureField({
  ref,
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
  const { client, upload: sendBy } = usePanel();
  const text = useErrorText();
  /** What is sent of the file, from 0 to 1; null while none is. */
  const [sent, setSent] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<"cancelled" | "done" | null>(null);
  /** The file that is sent again on request: what stopped it was not in the file. */
  const [unsent, setUnsent] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const most = formats.number(largestPicture / bytesPerMegabyte);

  const sending = sent !== null;
  useEffect(() => () => running.current?.abort(), []);
  const addressInput = useRef<HTMLInputElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  // While a file is sent, the address is disabled.
  useImperativeHandle(ref, () => ({ focus: () => (cancelButton.current ?? addressInput.current)?.focus() }), []);

  const end = (how: "cancelled" | "done" | null): void => {
    running.current = null;
    setSent(null);
    setOutcome(how);
    onSending(false);
  };
  const forget = (): void => {
    setProblem(null);
    setUnsent(null);
    setOutcome(null);
  };
  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined || sending) return;
    forget();
    if (!isPictureType(file.type) || file.size === 0) return setProblem(t("panel:picture.unreadable"));
    if (file.size > largestPicture) return setProblem(t("panel:picture.tooLarge", { most }));
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setSent(0);
    onSending(true);
    try {
      const content = await contentOf(file);
      const options = { timeout: uploadTimeout, signal, fetch: sendBy(setSent) };
      const stored = await client.call("panelPictureUpload", { content }, options);
      end("done");
      onChange(stored.address);
    } catch (failure) {
      end(signal.aborted ? "cancelled" : null);
      // Whether the form may be saved is judged again.
      onChange(value);
      if (signal.aborted) return;
      setProblem(text(failure));
      if (!isOfFile(failure)) setUnsent(file);
    }
  };
  const change = (address: string | null): void => {
    forget();
    onChange(address);
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
            {unsent !== null && (
              <Button size="sm" onClick={() => void upload(unsent)}>
                {t("feedback:retry")}
              </Button>
            )}
            <FileButton size="sm" icon="plus" busy={sending} accept={pictureTypes} onFile={(file) => void upload(file)}>
              {t(value === null ? "panel:picture.choose" : "panel:picture.replace")}
            </FileButton>
            {sending ? (
              <Button ref={cancelButton} size="sm" variant="quiet" onClick={() => running.current?.abort()}>
                {t("panel:picture.cancel")}
              </Button>
            ) : (
              value !== null && (
                <Button size="sm" variant="quiet" onClick={() => change(null)}>
                  {t("panel:picture.remove")}
                </Button>
              )
            )}
          </div>
          <TextInput
            ref={addressInput}
            size="sm"
            dir="ltr"
            aria-label={t("panel:picture.address")}
            placeholder={t("panel:picture.address")}
            maxLength={maxLength}
            value={value ?? ""}
            disabled={sending}
            onBlur={onBlur}
            onChange={({ target }) => change(target.value.trim() === "" ? null : target.value)}
          />
        </div>
        {sending && (
          <div className={css.progress}>
            <Progress label={t("panel:picture.sending")} {...(sent < 1 && { value: sent })} />
            {sent < 1 && <span>{t("panel:picture.sent", { share: formats.percent(Math.floor(sent * 100)) })}</span>}
          </div>
        )}
        <p role="status" className={css.status}>
          {sending
            ? t(sent < 1 ? "panel:picture.sending" : "panel:picture.preparing")
            : outcome !== null && t(`panel:picture.${outcome}`)}
        </p>
      </div>
    </Field>
  );
}
