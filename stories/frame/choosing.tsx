import { type ComponentType, useState } from "react";

interface Choosing {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice that keeps what was chosen. */
export function choosing<Props extends Choosing>(Choice: ComponentType<Props>) {
  return function Chosen(args: Props) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string): void => {
      setValue(next);
      args.onChange(next);
    };
    return <Choice {...args} value={value} onChange={onChange} />;
  };
}
