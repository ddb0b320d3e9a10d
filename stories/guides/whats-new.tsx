import { Markdown } from "@storybook/addon-docs/blocks";
import { Badge, Field, Select } from "@livery/ui";
import { useState } from "react";
import { Documented } from "../frame/documented.tsx";
import type { Change, Release } from "../list/releases.ts";
import * as css from "./whats-new.css.ts";

interface WhatsNewProps {
  readonly releases: readonly Release[];
}

const everyPackage = "every";

const bumps: Readonly<
  Record<Change["bump"], { readonly title: string; readonly tone: "accent" | "neutral" | "warning" }>
> = {
  major: { title: "Breaking", tone: "warning" },
  minor: { title: "New", tone: "accent" },
  patch: { title: "Fixed", tone: "neutral" },
};

/** The changes of each release, of all packages or of one. */
export function WhatsNew({ releases }: WhatsNewProps) {
  const [chosen, setChosen] = useState(everyPackage);
  const counts = countsByPackage(releases);
  const shown = releases.flatMap(({ changes, version }) => {
    const some = changes.filter(({ packages }) => chosen === everyPackage || packages.includes(chosen));
    return some.length === 0 ? [] : [{ version, changes: some }];
  });
  return (
    <Documented>
      <div className={css.root}>
        <Field label="Package">
          <Select
            value={chosen}
            options={[
              { value: everyPackage, label: "All packages" },
              ...[...counts].map(([name, count]) => ({ value: name, label: `${name} (${count})` })),
            ]}
            onChange={({ target }) => setChosen(target.value)}
          />
        </Field>
        {shown.map(({ changes, version }) => (
          <section key={version} className={css.release}>
            <h2 className={css.version}>{version ?? "Next release"}</h2>
            <ul className={css.changes}>
              {changes.map((change) => (
                <ChangeItem key={change.text} {...change} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Documented>
  );
}

/** How many changes each package has, by the package's name. */
function countsByPackage(releases: readonly Release[]): ReadonlyMap<string, number> {
  const names = releases.flatMap(({ changes }) => changes.flatMap(({ packages }) => packages));
  return new Map(
    [...new Set(names)].toSorted().map((name) => [name, names.filter((other) => other === name).length] as const),
  );
}

function ChangeItem({ bump, packages, text }: Change) {
  const { title, tone } = bumps[bump];
  return (
    <li className={css.change}>
      <Badge tone={tone}>{title}</Badge>
      <div className={css.text}>
        <Markdown>{text}</Markdown>
        <p className={css.packages}>{packages.map((name) => name.replace("@livery/", "")).join(" · ")}</p>
      </div>
    </li>
  );
}
