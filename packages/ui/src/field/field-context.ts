import { createContext, useContext } from "react";

export interface FieldControl {
  /** Absent if the field is a group of controls: each has its own name. */
  readonly id: string | undefined;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly required: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

export interface ControlAttributes {
  readonly id?: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
  readonly required?: true;
}

/** The attributes that the enclosing `Field` gives its control: id, description, error, required. Empty outside a `Field`. */
export function useFieldControl(): ControlAttributes {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    ...(field.id && { id: field.id }),
    ...(field.describedBy && { "aria-describedby": field.describedBy }),
    ...(field.invalid && { "aria-invalid": true }),
    ...(field.required && { required: true }),
  };
}
