import type { PaymentDirection } from "@livery/contract";
import type { PaymentCategory } from "@livery/contract/panel";
import { useTranslate } from "../../core/messages.ts";
import type { Snapshot, Values } from "../../forms/record.ts";
import { RecordForm } from "../../forms/record-form.tsx";
import { methodGroups, misfit } from "./method-groups.ts";
import { MethodPreview } from "./method-preview.tsx";
import { termsOf } from "./method-terms.ts";

interface MethodFormProps {
  readonly label: string;
  readonly direction: PaymentDirection;
  readonly currency: string;
  readonly categories: readonly PaymentCategory[];
  readonly opened: Snapshot;
  readonly save: (values: Values, version: number, reason: string) => Promise<unknown>;
  readonly load?: () => Promise<Snapshot>;
  readonly onClose: () => void;
}

/** The form of a method, and beside it the form that the player gets. */
export function MethodForm({ label, direction, currency, categories, opened, save, load, onClose }: MethodFormProps) {
  const t = useTranslate();
  return (
    <RecordForm
      label={label}
      currency={currency}
      opened={opened}
      groups={methodGroups(t, categories)}
      check={(values) => misfit(t, values)}
      save={save}
      {...(load && { load })}
      renderBeside={(values) => <MethodPreview method={{ ...termsOf(values), direction, currency }} />}
      onClose={onClose}
    />
  );
}
