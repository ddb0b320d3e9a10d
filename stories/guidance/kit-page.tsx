import {
  AnchorMdx,
  Controls,
  DocsContext,
  DocsPage,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import { Frame, type FrameProps } from "../frame/frame.tsx";
import { guided, pageOf } from "./all.ts";
import { type ExamplePair, examples } from "./examples.tsx";
import type { Guidance } from "./guidance.ts";
import { KeyRows } from "./key-table.tsx";
import { Marked } from "./marked.tsx";
import { PanelPage } from "./panel-page.tsx";
import { StatusLine } from "./status-line.tsx";
import * as css from "./guidance.css.ts";

/** The page of a component of the kit: what to know before using it, then its props and stories. Other pages are those of the panel, or Storybook's. */
export default function KitPage() {
  const page = useOf("meta", ["meta"]).csfFile.meta.title;
  const known = guided.find(({ title }) => title === page);
  if (known === undefined) return page.startsWith("Panel/") ? <PanelPage /> : <DocsPage />;
  return (
    <>
      <Title />
      <StatusLine title={page} />
      <p className={`${css.lead} sb-unstyled`}>{known.purpose}</p>
      <Primary />
      <Use guidance={known} example={examples[known.name]} />
      <div className={css.scroller}>
        <Controls sort="requiredFirst" />
      </div>
      <Stories />
    </>
  );
}

function Use({ guidance: known, example }: { readonly guidance: Guidance; readonly example: ExamplePair | undefined }) {
  return (
    <div className={`${css.sections} sb-unstyled`}>
      <div className={css.pair}>
        <section>
          <h3>When to use</h3>
          <List texts={known.when} />
        </section>
        <section>
          <h3>When not</h3>
          <ul>
            {known.whenNot.map(([situation, instead]) => (
              <li key={situation}>
                {situation}
                {instead !== null && <Instead name={instead} />}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {example && <Examples {...example} />}
      <section>
        <h3>Content</h3>
        <List texts={known.content} />
      </section>
      <section>
        <h3>Keyboard and screen reader</h3>
        {known.keys.length > 0 && (
          <table className={css.table}>
            <KeyRows keys={known.keys} />
          </table>
        )}
        <p>
          <Marked>{known.reader}</Marked>
        </p>
      </section>
    </div>
  );
}

function List({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <Marked>{text}</Marked>
        </li>
      ))}
    </ul>
  );
}

/** The component that is right there, as a link to its page. */
function Instead({ name }: { readonly name: string }) {
  return (
    <>
      {" Use "}
      <AnchorMdx href={pageOf(name) ?? ""} target="_self">
        {name}
      </AnchorMdx>
      .
    </>
  );
}

function Examples({ right, why, whyNot, wrong }: ExamplePair) {
  return (
    <div className={css.pair}>
      <Example className={css.right} head="Do" text={why}>
        {right}
      </Example>
      <Example className={css.wrong} head="Don’t" text={whyNot}>
        {wrong}
      </Example>
    </div>
  );
}

interface ExampleProps {
  readonly className: string;
  readonly head: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Example({ className, head, text, children }: ExampleProps) {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const globals = story && context.getStoryContext(story).globals;
  return (
    <section className={className}>
      <div className={css.stage}>
        <Frame {...(globals as Omit<FrameProps, "children">)} documented>
          {children}
        </Frame>
      </div>
      <h3>{head}</h3>
      <p>
        <Marked>{text}</Marked>
      </p>
    </section>
  );
}
