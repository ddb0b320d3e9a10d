import { toolsAddress } from "./tools-address.ts";
import * as css from "./shown-state.css.ts";

interface ShownStateProps {
  readonly story: string;
  readonly name: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** A state to use, as the toolbar says: the frame of Storybook's own block is always in the first skin, language and mode. */
export function ShownState({ globals, name, story }: ShownStateProps) {
  const address = `./iframe.html?id=${story}&viewMode=story&globals=${toolsAddress(globals)}`;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- A story of this very Storybook.
    <iframe key={address} title={name} src={address} className={css.state} />
  );
}

/** Links to the states, for each is a whole application. */
export function StateLinks({
  stories,
}: {
  readonly stories: readonly { readonly id: string; readonly name: string }[];
}) {
  return (
    <ul>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
