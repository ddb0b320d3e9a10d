/** An event of a machine as a reader knows it: `xstate.after.retry.link.lost` is `after retry`. */
export function eventText(type: string): string {
  if (type === "") return "always";
  const [, kind, ...rest] = /^xstate\.(after|done\.actor|done\.state|error\.actor)\.(.+)$/u.exec(type) ?? [];
  const [about = ""] = rest;
  if (kind === "after") return `after ${about.split(".")[0] ?? about}`;
  if (kind === "done.actor") return "done";
  if (kind === "error.actor") return "failed";
  if (kind === "done.state") return "all done";
  return type;
}
