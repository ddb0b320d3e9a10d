import type { ReactNode } from "react";
import * as kit from "../index.ts";
import { inputExamples } from "./input-examples.tsx";
import { layoutExamples } from "./layout-examples.tsx";

const {
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  Chip,
  Clock,
  EmptyState,
  ErrorState,
  Field,
  FileButton,
  Flag,
  Icon,
  IconButton,
} = kit;
const {
  Menu,
  Money,
  MoneyInput,
  Odds,
  OddsButton,
  Pagination,
  PasswordInput,
  Popover,
  PriceCell,
  Progress,
  RadioGroup,
  RadioTile,
  Row,
  RowList,
} = kit;
const {
  BareButton,
  GridTable,
  Segmented,
  Select,
  Skeleton,
  SkipLink,
  Sparkline,
  Spinner,
  SportIcon,
  Table,
  Tabs,
  TextInput,
  VisuallyHidden,
} = kit;

/** A word of forty letters, as they occur in German, Greek and the gauntlet skin. */
export const longWord = "Donaudampfschifffahrtsgesellschaftskapitän";

const nothing = () => {};
const options = [
  { value: "a", label: "First", hint: longWord },
  { value: "b", label: "Second" },
  { value: "c", label: "Third", disabled: true },
];
const columns = [
  { key: "when", head: "When", lead: true, sort: "at", cell: (item: number) => `2${item}.11.2026` },
  { key: "what", head: "What", cell: () => longWord },
  { key: "amount", head: "Amount", figures: true, cell: () => <Money amount={-500n} currency="EUR" signed /> },
];

/** Every in-page component, in its distinct states. Overlays have their own tests. */
export const examples: Readonly<Record<string, ReactNode>> = {
  ...inputExamples,
  ...layoutExamples,
  Badge: (["neutral", "accent", "signal", "success", "danger", "warning", "info"] as const).map((tone) => (
    <Badge key={tone} tone={tone}>
      {tone}
    </Badge>
  )),
  Banner: (["info", "success", "warning", "error"] as const).map((tone) => (
    <Banner
      key={tone}
      tone={tone}
      title={longWord}
      action={<Button size="sm">Try again</Button>}
      onClose={nothing}
      closeLabel="Close"
    >
      {tone}
    </Banner>
  )),
  Button: (["primary", "secondary", "quiet", "danger"] as const).flatMap((variant) => [
    <Button key={variant} variant={variant} icon="plus">
      {variant}
    </Button>,
    <Button key={`${variant}-long`} variant={variant}>
      {longWord}
    </Button>,
    <Button key={`${variant}-busy`} variant={variant} busy>
      Busy
    </Button>,
    <Button key={`${variant}-off`} variant={variant} disabled>
      Off
    </Button>,
  ]),
  Card: (
    <Card title={longWord} aside={<Badge>1</Badge>}>
      {longWord}
    </Card>
  ),
  Checkbox: (
    <>
      <Checkbox defaultChecked>{longWord}</Checkbox>
      <Checkbox disabled>Off</Checkbox>
      <Checkbox mixed>All of them</Checkbox>
    </>
  ),
  Chip: (
    <>
      <Chip pressed count={12}>
        Football
      </Chip>
      <Chip pressed={false}>Tennis</Chip>
      <Chip>€5</Chip>
      <Chip icon="ball" count="1,000,000">{`${longWord} ${longWord}`}</Chip>
    </>
  ),
  Clock: <Clock label="Time here" now={() => 0} format={() => "00:00"} />,
  EmptyState: (
    <EmptyState title={longWord} action={<Button variant="primary">Next step</Button>}>
      {longWord}
    </EmptyState>
  ),
  ErrorState: (
    <ErrorState title="That did not load" action={<Button>Try again</Button>} reference="req-8f31">
      {longWord}
    </ErrorState>
  ),
  Field: (
    <Field label={longWord} hint={longWord} error={longWord} required optional="optional">
      <TextInput />
    </Field>
  ),
  Flag: <Flag code="gb-eng" label="England" />,
  Icon: <Icon name="bell" label="News" />,
  FileButton: (
    <FileButton icon="plus" accept={["image/png"]} onFile={nothing}>
      {longWord}
    </FileButton>
  ),
  IconButton: <IconButton icon="bell" label="Notices" count={120} />,
  Menu: (
    <Menu
      trigger={(button) => <Button {...button}>Account</Button>}
      items={[{ key: "a", label: "Coupons", onSelect: nothing }]}
    />
  ),
  Popover: (
    <Popover open={false} onOpenChange={nothing} label="News" trigger={(button) => <Button {...button}>News</Button>}>
      {longWord}
    </Popover>
  ),
  Money: <Money amount={123_450n} currency="EUR" signed />,
  MoneyInput: (
    <Field label="Stake">
      <MoneyInput value={2500n} currency="EUR" onChange={nothing} />
    </Field>
  ),
  Odds: <Odds value={2150} />,
  OddsButton: ([null, "up", "down"] as const).flatMap((movement) =>
    [false, true].map((selected) => (
      <OddsButton
        key={`${movement}-${selected}`}
        market="Arsenal – Chelsea, 1x2"
        outcome="Arsenal"
        caption={selected ? longWord : "1"}
        odds={movement === "down" ? null : 1850}
        selected={selected}
        movement={movement}
        lockedLabel="locked"
      />
    )),
  ),
  PriceCell: (["open", "locked", "gone"] as const).flatMap((state) =>
    [false, true].map((selected) => (
      <PriceCell
        key={`${state}-${selected}`}
        source={{ read: () => ({ odds: 1850, movement: 0, state }), watch: () => nothing }}
        market="Arsenal – Chelsea, 1x2"
        outcome="Arsenal"
        caption={selected ? longWord : "1"}
        selected={selected}
        lockedLabel="locked"
        onSelect={nothing}
      />
    )),
  ),
  Pagination: (
    <Pagination
      label="Pages"
      page={2}
      pages={9}
      onChange={nothing}
      previousLabel="Previous"
      nextLabel="Next"
      position="Page 2 of 9"
      pageLabel={(page) => `Page ${page}`}
    />
  ),
  PasswordInput: (
    <Field label="Password">
      <PasswordInput showLabel="Show password" hideLabel="Hide password" />
    </Field>
  ),
  Progress: (
    <>
      <Progress label="Placing" />
      <Progress label="Loading" value={0.4} />
    </>
  ),
  RadioGroup: <RadioGroup label="When odds change" value="a" options={options} onChange={nothing} />,
  RadioTile: (
    <div role="radiogroup" aria-label="Way to pay">
      <RadioTile name="way" title={longWord} detail={longWord} checked onChoose={nothing} />
      <RadioTile name="way" title="Card" checked={false} onChoose={nothing} />
      <RadioTile name="way" title="Voucher" checked={false} disabled onChoose={nothing} />
    </div>
  ),
  Row: (
    <RowList label="Rows">
      <Row start={<SportIcon sport="tennis" />} title={longWord} detail={longWord} end="128" />
      <Row title="Plain" />
    </RowList>
  ),
  Segmented: <Segmented label="Kind" value="b" options={options} onChange={nothing} />,
  Select: (
    <>
      <Field label="Country">
        <Select options={[{ value: "de", label: longWord }]} />
      </Field>
      <Select aria-label="Rows a page" size="sm" options={[{ value: "50", label: "50" }]} />
    </>
  ),
  Skeleton: (["text", "row", "tile", "circle"] as const).map((shape) => <Skeleton key={shape} shape={shape} />),
  SkipLink: (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <div id="content" />
    </>
  ),
  Sparkline: [[], [1850], [1850, 1900, 1800, 1700], [1700, 2150]].map((prices) => (
    <Sparkline
      key={prices.length}
      source={{ read: () => prices, watch: () => nothing }}
      messages={{ fromTo: (from, to) => `from ${from} to ${to} ${longWord}`, unchanged: "no change yet" }}
    />
  )),
  Spinner: <Spinner label="Loading" />,
  SportIcon: ["football", "basketball", "tennis", "curling"].map((sport) => (
    <SportIcon key={sport} sport={sport} label={sport} />
  )),
  Table: (
    <Table
      caption="Movements"
      columns={columns}
      items={[1, 2, 3]}
      itemKey={(item) => item}
      sorting={{
        sort: { by: "at", descending: false },
        onSort: nothing,
        messages: { order: "Order", rising: (head) => `${head}, rising`, falling: (head) => `${head}, falling` },
      }}
      choosing={{
        chosen: new Set([2]),
        onChoose: nothing,
        messages: { all: "Choose all", one: (item) => `Choose ${item}` },
      }}
    />
  ),
  GridTable: (
    <>
      <h2 id="grid-table">{longWord}</h2>
      <GridTable labelledBy="grid-table" rows={1} columns={2}>
        {({ column }) => (
          <tbody>
            <tr>
              {["1.90", "Locked"].map((price, at) => (
                <td key={price} data-row={0} data-column={at}>
                  <BareButton tabIndex={at === column ? 0 : -1}>{price}</BareButton>
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </GridTable>
    </>
  ),
  Tabs: (
    <Tabs
      label="Coupons"
      tabs={[
        { key: "open", label: longWord, count: 4 },
        { key: "won", label: "Won" },
      ]}
      value="open"
      onChange={nothing}
    >
      {longWord}
    </Tabs>
  ),
  TextInput: <TextInput aria-label="Search" icon="search" placeholder="Team or tournament" />,
  VisuallyHidden: <VisuallyHidden>only read</VisuallyHidden>,
};
