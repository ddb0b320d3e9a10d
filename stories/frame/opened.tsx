import { Button } from "@livery/ui";
import { type ComponentType, useState } from "react";

interface Openable {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** An overlay with the button that opens it. */
export function opened<Props extends Openable>(Overlay: ComponentType<Props>) {
  return function Opened(args: Props) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Overlay {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  };
}
