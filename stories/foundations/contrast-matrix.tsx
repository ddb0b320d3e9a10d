import { Accordion, Badge, type Column, Segmented, Table } from "@livery/ui";
import { useMemo, useState } from "react";
import {
  type ContrastRow,
  contrastRows,
  type PaletteName,
  palettesOf,
  type Reading,
  type Sight,
  sightsOf,
} from "./contrast-rows.ts";
import { themeOf } from "./theme.ts";
import * as css from "./tokens.css.ts";

/**
 * Every pair that components draw, in every mode and contrast of a skin at once, by its ground, on the page or in a region; each head says how its pairs
 * read. One ground is unfolded at a time: axe looks at each sample of a wall of them for a minute.
 */
export function ContrastMatrix({ skin }: { readonly skin: string }) {
  const palettes = palettesOf(themeOf(skin));
  const [chosen, choose] = useState<PaletteName>("page");
  // Another skin may have no such region.
  const palette = palettes.includes(chosen) ? chosen : "page";
  const sights = useMemo(() => sightsOf(themeOf(skin), palette), [skin, palette]);
  const grounds = useMemo(() => byGround(contrastRows(sights)), [sights]);
  const [open, setOpen] = useState<readonly string[]>(["color.page"]);
  const columns = [pairColumn, ...sights.map(sightColumn)];
  const items = grounds.map(([ground, rows]) => ({
    key: ground,
    label: ground.replace("color.", ""),
    aside: <Verdict rows={rows} />,
    content: open.includes(ground) && (
      <Table caption={`Contrast on ${ground}`} columns={columns} items={rows} itemKey={({ ink }) => ink} />
    ),
  }));
  return (
    <div className={css.matrix}>
      <Segmented
        label="Palette"
        value={palette}
        options={palettes.map((value) => ({ value, label: value }))}
        onChange={choose}
      />
      <Accordion items={items} open={open} onChange={setOpen} />
    </div>
  );
}

function byGround(rows: readonly ContrastRow[]): readonly (readonly [string, readonly ContrastRow[]])[] {
  const grounds = new Set(rows.map(({ ground }) => ground));
  return [...grounds].map((each) => [each, rows.filter(({ ground }) => ground === each)]);
}

const sightColumn = ({ head, key }: Sight): Column<ContrastRow> => ({
  key,
  head,
  cell: ({ isText, readings }) => <Sample isText={isText} reading={readings[key]} />,
});

const pairColumn: Column<ContrastRow> = {
  key: "pair",
  head: "Ink",
  cell: ({ ink }) => <code className={css.name}>{ink.replace("color.", "")}</code>,
};

/** How many of a ground's pairs there are, in all sights, and how many do not read. */
function Verdict({ rows }: { readonly rows: readonly ContrastRow[] }) {
  const all = rows.flatMap(({ readings }) => Object.values(readings));
  const failing = all.filter(({ mark }) => mark === "fails").length;
  return failing === 0 ? (
    `${all.length} read`
  ) : (
    <Badge tone="danger">{`${failing} of ${all.length} do not read`}</Badge>
  );
}

/** The two colours as they meet, their ratio, and whether it is enough. */
function Sample({ isText, reading }: { readonly isText: boolean; readonly reading: Reading | undefined }) {
  if (reading === undefined) return null;
  const { ground, ink, mark, needed, ratio } = reading;
  return (
    <span className={css.sample}>
      <span aria-hidden className={css.meeting} style={{ background: ground, color: ink, borderColor: ink }}>
        {isText ? "Aa" : "\u00a0"}
      </span>
      {ratio.toFixed(1)}
      <Badge tone={mark === "fails" ? "danger" : "success"}>{mark === "fails" ? `below ${needed}` : mark}</Badge>
    </span>
  );
}
