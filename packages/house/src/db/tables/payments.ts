import type { ColumnType, Generated } from "kysely";
import type { AccountLine, PaymentField, PaymentStep, PaymentDirection, PaymentStatus } from "@livery/contract";
import type { PaymentMethodTerms, PaymentMethodText } from "@livery/contract/panel";

/** A time that PostgreSQL sets by itself. */
type SetTime = ColumnType<Date, Date | undefined, Date>;
/** A column that only functions of the database write. */
type Written<Value> = ColumnType<Value, never, never>;
/** A jsonb column with a default, written as JSON text. */
type DefaultJson<Value> = ColumnType<Value, string | undefined, string>;

export interface PaymentCategoryTable {
  category_id: Generated<number>;
  tenant_id: number;
  /** The name by which a seed creates the category once; null for an operator's. Those that are older than migration 0158 all have one. */
  seed_name: Generated<string | null>;
  list_order: Generated<number>;
  version: ColumnType<bigint, never, never>;
}

export interface PaymentCategoryTextTable {
  category_id: number;
  tenant_id: number;
  lang: string;
  title: string;
}

export interface PaymentMethodTable {
  method_id: Generated<number>;
  tenant_id: number;
  category_id: number;
  logo: string | null;
  direction: PaymentDirection;
  currency: string;
  min_amount: bigint;
  max_amount: bigint;
  processing_minutes: number | null;
  account_values: DefaultJson<PaymentMethodTerms["accountValues"]>;
  fields: DefaultJson<PaymentMethodTerms["fields"]>;
  next_step: PaymentStep;
  address: string | null;
  list_order: Generated<number>;
  active: Generated<boolean>;
  version: ColumnType<bigint, never, never>;
  created_at: SetTime;
}

export interface PaymentMethodTextTable {
  method_id: number;
  lang: string;
  title: string;
  instructions: string | null;
  account_labels: DefaultJson<PaymentMethodText["accountLabels"]>;
  field_texts: DefaultJson<PaymentMethodText["fields"]>;
}

/** A method at the request, in one language. */
export interface RequestedText {
  readonly title: string;
  readonly categoryTitle: string;
  readonly accountLabels: readonly string[];
  readonly fieldLabels: readonly string[];
}

/** A method as a request stores it: as the player saw it, and its texts by language. */
export interface RequestedMethod {
  readonly title: string;
  readonly categoryId: number;
  readonly categoryTitle: string;
  readonly fields: readonly PaymentField[];
  readonly accountLines: readonly AccountLine[];
  readonly nextStep: PaymentStep;
  readonly redirect: string | null;
  /** By language. A request of an earlier version has none. */
  readonly texts?: Readonly<Record<string, RequestedText>>;
}

export interface TransferRequestTable {
  transfer_id: Written<bigint>;
  tenant_id: Written<number>;
  player_id: Written<number>;
  method_id: Written<number>;
  direction: Written<PaymentDirection>;
  currency: Written<string>;
  amount: Written<bigint>;
  filled: Written<Readonly<Record<string, string>>>;
  method: Written<RequestedMethod>;
  reference: Written<string>;
  status: Written<PaymentStatus>;
  requested_at: Written<Date>;
  resolved_at: Written<Date | null>;
  resolved_by: Written<string | null>;
  reason: Written<string | null>;
  held_by: Written<bigint | null>;
  resolved_posting: Written<bigint | null>;
}

/** The tables of the migrations 0130 and 0158. */
export interface PaymentTables {
  payment_category: PaymentCategoryTable;
  payment_category_text: PaymentCategoryTextTable;
  payment_method: PaymentMethodTable;
  payment_method_text: PaymentMethodTextTable;
  transfer_request: TransferRequestTable;
}
