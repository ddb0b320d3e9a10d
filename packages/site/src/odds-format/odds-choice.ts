import { type OddsFormat, oddsFormats } from "@livery/betting";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { useTranslate } from "../core/translate.ts";
import { oddsExamples } from "./odds-examples.ts";

/** An odds format as an option of the menu. */
export interface OddsOption {
  readonly format: OddsFormat;
  readonly name: string;
  readonly example: string;
  readonly chosen: boolean;
  readonly choose: () => void;
}

/** The six odds formats (D32); none until a choice is possible. */
export function useOddsChoice(): readonly OddsOption[] {
  const t = useTranslate();
  const { odds } = useServices();
  const { format: shown } = useStore(odds.shown);
  const choose = useStore(odds.choose);
  if (choose === null) return [];
  return oddsFormats.map((format) => ({
    format,
    name: t(`frame:odds.${format}`),
    example: oddsExamples[format],
    chosen: format === shown,
    choose: () => choose(format),
  }));
}
