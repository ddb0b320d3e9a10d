import type { VariantSet } from "../../variants/variant-types.ts";

export type TransferRequestVariants = VariantSet<
  "pages",
  "transferRequest",
  {
    readonly classic: typeof import("./variants/classic.tsx");
    readonly stepper: typeof import("./variants/stepper.tsx");
    readonly cards: typeof import("./variants/cards.tsx");
    readonly tabs: typeof import("./variants/tabs.tsx");
    readonly accordion: typeof import("./variants/accordion.tsx");
    readonly split: typeof import("./variants/split.tsx");
    readonly table: typeof import("./variants/table.tsx");
    readonly receipt: typeof import("./variants/receipt.tsx");
    readonly express: typeof import("./variants/express.tsx");
    readonly keypad: typeof import("./variants/keypad.tsx");
    readonly sheet: typeof import("./variants/sheet.tsx");
    readonly chat: typeof import("./variants/chat.tsx");
    readonly terminal: typeof import("./variants/terminal.tsx");
    readonly handoff: typeof import("./variants/handoff.tsx");
  }
>;
