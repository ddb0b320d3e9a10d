import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { guided, pageOf } from "./all.ts";
import type { KeyEffect } from "./guidance.ts";
import { Marked } from "./marked.tsx";
import * as css from "./guidance.css.ts";

/** A row a key. */
export function KeyRows({ keys }: { readonly keys: readonly KeyEffect[] }) {
  return (
    <tbody>
      {keys.map(([written, effect]) => (
        <tr key={written}>
          <th scope="row">
            {written.split(", ").map((key, index) => (
              <span key={key}>
                {index > 0 && " "}
                <kbd>{key}</kbd>
              </span>
            ))}
          </th>
          <td>
            <Marked>{effect}</Marked>
          </td>
        </tr>
      ))}
    </tbody>
  );
}

const pressed = guided
  .filter(({ keys }) => keys.length > 0)
  .toSorted((one, other) => one.name.localeCompare(other.name));

/** The keys of every component that takes the focus, by its name. */
export function KeyTables() {
  return (
    <div className={`${css.sections} ${css.columns} sb-unstyled`}>
      {pressed.map(({ keys, name, reader }) => (
        <section key={name}>
          <h3>
            <AnchorMdx href={pageOf(name) ?? ""} target="_self">
              {name}
            </AnchorMdx>
          </h3>
          <table className={css.table}>
            <KeyRows keys={keys} />
          </table>
          <p>
            <Marked>{reader}</Marked>
          </p>
        </section>
      ))}
    </div>
  );
}
