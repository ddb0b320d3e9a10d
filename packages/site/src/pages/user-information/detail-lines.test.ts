import type { UserDetail } from "@livery/contract";
import { expect, test } from "vitest";
import { detailLines } from "./detail-lines.ts";

const detail = {
  userName: "ayse",
  firstName: "Ayşe",
  lastName: "",
  birthDate: "1990-02-28",
  gender: "female",
  email: "a@example.org",
  mobile: "",
  address: "",
  postCode: "",
  city: "",
  currency: "TRY",
} as UserDetail;

const lineOf = (name: string, given: Partial<UserDetail> = {}) =>
  detailLines({ ...detail, ...given }).find((line) => line.name === name);

test("§5 a birth date is written day.month.year", () => {
  expect(lineOf("birthDate")?.value).toBe("28.02.1990");
  expect(lineOf("birthDate", { birthDate: null })?.value).toBeNull();
});

test("an unknown detail has neither a value nor a text", () => {
  expect(lineOf("lastName")).toEqual({ name: "lastName", value: null, labelKey: null });
  expect(lineOf("sex", { gender: null })).toEqual({ name: "sex", value: null, labelKey: null });
  expect(lineOf("sex")?.labelKey).toBe("account:information.sexes.female");
});
