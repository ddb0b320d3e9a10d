import { Field, TextInput } from "@livery/ui";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field to search a list with, and a button that empties it. */
export function SearchField({ label, onChange, value }: SearchFieldProps) {
  return (
    <Field label={label}>
      <TextInput
        type="search"
        icon="search"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        clear={value === "" ? undefined : { label: "Empty the search", onClear: () => onChange("") }}
      />
    </Field>
  );
}
