import { vars } from "@livery/ui/contract";
import { style } from "@vanilla-extract/css";
import type { RegistrationField } from "@livery/machines";
import { rule } from "../../../styles/rule.ts";

const { color, space } = vars;

/** The available width decides how many fields stand side by side; a variant puts this on the element around a group. */
export const container = style(rule({ containerType: "inline-size" }));
const roomy = "(min-width: 24rem)";

/** Fields of one part: two side by side if there is space, each as wide as its value needs. */
export const group = style(
  rule({
    display: "grid",
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    gap: space.lg,
    alignItems: "start",
    minInlineSize: 0,
    border: 0,
    padding: 0,
  }),
);
const span = (columns: number, narrow = 6) =>
  style(
    rule({
      gridColumn: `span ${narrow}`,
      minInlineSize: 0,
      "@container": { [roomy]: { gridColumn: `span ${columns}` } },
    }),
  );
const first = (columns: number) => style(rule({ gridColumn: `1 / span ${columns}`, minInlineSize: 0 }));

export const whole = span(6);
const half = span(3);
export const widths: Partial<Record<RegistrationField, string>> = {
  firstName: half,
  lastName: half,
  password: half,
  repeat: half,
  city: half,
  country: half,
  postCode: first(3),
  phoneCode: first(2),
  mobile: span(4, 4),
};
export const free = style(rule({ color: color.success.ink }));
