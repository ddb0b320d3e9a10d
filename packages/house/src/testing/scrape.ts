/** The metrics of a server as Prometheus reads them. */
export interface Scraped {
  readonly text: string;
  readonly type: string;
  /** The value of a series as the text has it, such as `livery_placements_total{outcome="placed"}`; 0 where it is absent. */
  value(series: string): number;
  /** All series whose names begin so. */
  series(prefix: string): readonly string[];
}

/** Asks a server for its metrics. Throws if it does not answer with them. */
export async function scrape(url: string | null): Promise<Scraped> {
  if (url === null) throw new Error("the server serves no metrics");
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const values = new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))] as const;
    }),
  );
  return {
    text,
    type: answer.headers.get("content-type") ?? "",
    value: (series) => values.get(series) ?? 0,
    series: (prefix) => [...values.keys()].filter((name) => name.startsWith(prefix)),
  };
}
