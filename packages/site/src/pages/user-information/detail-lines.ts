import type { UserDetail } from "@livery/contract";
import type { MessageKey } from "../../core/translate.ts";

type Name =
  | "userName"
  | "firstName"
  | "lastName"
  | "birthDate"
  | "sex"
  | "email"
  | "mobile"
  | "address"
  | "postCode"
  | "city"
  | "currency";

/** One line of the record: a value, a message for a value, or neither if nothing is known. */
export interface DetailLine {
  readonly name: Name;
  readonly value: string | null;
  readonly labelKey: MessageKey | null;
}

/** Returns the record in reading order. A birth date is formatted as day.month.year (§5). */
export function detailLines(detail: UserDetail): readonly DetailLine[] {
  const line = (name: Name, value: string | null): DetailLine => ({ name, value: value || null, labelKey: null });
  const sex: DetailLine = {
    name: "sex",
    value: null,
    labelKey: detail.gender === null ? null : `account:information.sexes.${detail.gender}`,
  };
  return [
    line("userName", detail.userName),
    line("firstName", detail.firstName),
    line("lastName", detail.lastName),
    line("birthDate", detail.birthDate && detail.birthDate.split("-").toReversed().join(".")),
    sex,
    line("email", detail.email),
    line("mobile", detail.mobile),
    line("address", detail.address),
    line("postCode", detail.postCode),
    line("city", detail.city),
    line("currency", detail.currency),
  ];
}
