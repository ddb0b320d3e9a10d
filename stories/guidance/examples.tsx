import {
  Badge,
  Button,
  Dialog,
  Field,
  MoneyInput,
  Notice,
  type NoticeProps,
  OddsButton,
  Sheet,
  Switch,
  Table,
  Tabs,
  ToastProvider,
  useToasts,
} from "@livery/ui";
import { type ReactNode, useState } from "react";
import { opened } from "../frame/opened.tsx";
import { Column, Narrow, Wall } from "../frame/wall.tsx";

/** The same task twice: as it should be, and as it should not. */
export interface ExamplePair {
  readonly right: ReactNode;
  readonly why: string;
  readonly wrong: ReactNode;
  readonly whyNot: string;
}

const nothing = (): void => undefined;
const closed = { open: false, onOpenChange: nothing, closeLabel: "Close" };
const OpenedDialog = opened(Dialog);
const OpenedSheet = opened(Sheet);

function OpenedNotice(props: Pick<NoticeProps, "tone" | "title" | "children">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Notice {...props} open={open} closeLabel="Close" onClose={() => setOpen(false)} />
    </>
  );
}

function ToastButton({ title, text }: { readonly title: string; readonly text?: string }) {
  const { show } = useToasts();
  return <Button onClick={() => show({ key: title, title, text })}>Show</Button>;
}

const toasts = (button: ReactNode) => (
  <ToastProvider label="Messages ({hotkey})" toastLabel="Message" closeLabel="Close">
    {button}
  </ToastProvider>
);

function LiveTabs({ labels }: { readonly labels: readonly string[] }) {
  const [value, setValue] = useState(labels[0] ?? "");
  return (
    <Tabs label="Coupons" tabs={labels.map((label) => ({ key: label, label }))} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}

function Stake({ label, error }: { readonly label: string; readonly error: string }) {
  const [stake, setStake] = useState<bigint | null>(50n);
  return (
    <Narrow>
      <Field label={label} error={error}>
        <MoneyInput value={stake} currency="EUR" onChange={setStake} />
      </Field>
    </Narrow>
  );
}

const movements = [
  { what: "Bet placed", amount: "−5.00" },
  { what: "Bet won", amount: "112.40" },
];
const movementTable = (lead: boolean, head: string) => (
  <Table
    caption="Movements"
    columns={[
      { key: "what", head: "What", lead, cell: ({ what }) => what },
      { key: "amount", head, figures: true, cell: ({ amount }) => amount },
    ]}
    items={movements}
    itemKey={({ what }) => what}
  />
);

const price = {
  market: "Arsenal – Chelsea, 1x2",
  outcome: "Arsenal",
  odds: 1850,
  selected: false,
  lockedLabel: "locked",
};

/** Of the components that are used most. */
export const examples: Readonly<Record<string, ExamplePair>> = {
  Button: {
    right: (
      <Wall>
        <Button>Keep it</Button>
        <Button variant="primary">Place bet</Button>
      </Wall>
    ),
    why: "One primary action, and each label says what happens.",
    wrong: (
      <Wall>
        <Button variant="primary">OK</Button>
        <Button variant="primary">Go!</Button>
      </Wall>
    ),
    whyNot: "Two main actions compete, and neither says what it does.",
  },
  MoneyInput: {
    right: <Stake label="Stake" error="At least €1.00: raise the stake." />,
    why: "The error says what is wrong and what to do.",
    wrong: <Stake label="Stake in EUR:" error="Invalid value!" />,
    whyNot: "The label repeats the currency, and the error gives no way out.",
  },
  Dialog: {
    right: (
      <OpenedDialog
        {...closed}
        title="Cancel this coupon?"
        description="Your stake comes back at once."
        actions={<Button variant="danger">Cancel coupon</Button>}
      />
    ),
    why: "The title asks, the text has the consequence, the button repeats the verb.",
    wrong: <OpenedDialog {...closed} title="Warning" description="Are you sure?" actions={<Button>Yes</Button>} />,
    whyNot: "Nobody can answer without reading the page behind it again.",
  },
  Sheet: {
    right: (
      <OpenedSheet
        {...closed}
        side="bottom"
        title="Bet slip"
        footer={
          <Button variant="primary" wide>
            Place bet
          </Button>
        }
      >
        Arsenal – Chelsea, 1x2
      </OpenedSheet>
    ),
    why: "The main action stays at the foot while the content scrolls.",
    wrong: (
      <OpenedSheet {...closed} side="bottom" title="Cancel?">
        <Button>Yes</Button>
      </OpenedSheet>
    ),
    whyNot: "A question belongs into a dialog: a sheet is dragged away by mistake.",
  },
  Badge: {
    right: (
      <Wall>
        <Badge tone="success">Won</Badge>
        <Badge tone="danger">Lost</Badge>
      </Wall>
    ),
    why: "The word carries the meaning, the colour repeats it.",
    wrong: (
      <Wall>
        <Badge tone="success">1</Badge>
        <Badge tone="danger">1</Badge>
      </Wall>
    ),
    whyNot: "Colour alone tells them apart: not everybody sees it.",
  },
  Tabs: {
    right: <LiveTabs labels={["Open", "Won", "Lost"]} />,
    why: "One word each, of the same kind.",
    wrong: <LiveTabs labels={["Coupons that are open", "WON", "Show me the lost ones"]} />,
    whyNot: "The row is too long for a phone, and nothing is of the same form.",
  },
  Table: {
    right: movementTable(true, "Amount"),
    why: "A column names each row, and a head is one word.",
    wrong: movementTable(false, "Amount of the movement"),
    whyNot: "No column names the row, and the head is longer than what it names.",
  },
  OddsButton: {
    right: (
      <Column>
        <OddsButton {...price} caption="1" />
      </Column>
    ),
    why: "A short caption: the odds are the most prominent part.",
    wrong: (
      <Column>
        <OddsButton {...price} caption="Arsenal win the match" />
      </Column>
    ),
    whyNot: "The row and its head name the outcome already; screen readers are given it in full.",
  },
  Notice: {
    right: (
      <OpenedNotice tone="failure" title="The odds have changed">
        Look at the new odds and place the bet again.
      </OpenedNotice>
    ),
    why: "It says what happened, then what to do.",
    wrong: <OpenedNotice tone="failure" title="Error 409" />,
    whyNot: "A number helps support and no player.",
  },
  Toast: {
    right: toasts(<ToastButton title="Selection removed" text="Arsenal – Chelsea, 1x2" />),
    why: "A sentence that may be missed.",
    wrong: toasts(<ToastButton title="Your bet was refused" text="The market is suspended." />),
    whyNot: "The player must not miss it: a `Notice` stays until it is closed.",
  },
  Switch: {
    right: <Switch hint="When a coupon is settled">Notifications</Switch>,
    why: "The label names what is on and stays the same.",
    wrong: <Switch>Turn notifications on?</Switch>,
    whyNot: "On or off, the question has two answers.",
  },
};
