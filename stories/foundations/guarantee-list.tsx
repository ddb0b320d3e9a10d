import { AnchorMdx } from "@storybook/addon-docs/blocks";
import { guarantees } from "./guarantees.ts";
import * as css from "./guarantee-list.css.ts";

/** Each guarantee with the page that shows it, and the tests that hold it. */
export function GuaranteeList() {
  return (
    <ul className={`${css.list} sb-unstyled`}>
      {guarantees.map(({ name, page, tests, text }) => (
        <li key={name} className={css.guarantee}>
          <h3 className={css.name}>{name}</h3>
          <p className={css.text}>{text}</p>
          {page && (
            <p className={css.text}>
              See{" "}
              <AnchorMdx href={`?path=/story/${page[1]}`} target="_self">
                {page[0]}
              </AnchorMdx>
              .
            </p>
          )}
          <ul className={css.tests}>
            {tests.map(([file, test]) => (
              <li key={test}>
                {test} <code>{file}</code>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
