import { Description, DocsContext, Heading, Source, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { readable } from "../../.storybook/readable.ts";
import { flows, type FlowName } from "../flows/machines.ts";
import { MachineDiagram } from "../flows/machine-diagram.tsx";
import { Frame, type FrameProps } from "../frame/frame.tsx";
import { ShownState, StateLinks } from "../frame/shown-state.tsx";
import { StatusLine } from "../guidance/status-line.tsx";
import type { Subject } from "./open.ts";
import { ChooseVariant } from "./choose-variant.tsx";

interface DocsOfSite {
  readonly subject?: Subject;
  readonly model?: string | null;
  readonly flows?: readonly FlowName[];
}

/** A page of documentation of a page or block: the first state drawn, the others as links, for each is a whole site. */
export function SiteDocs() {
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const [first] = stories;
  const { flows: names = [], model, subject } = (first?.parameters["docs"] ?? {}) as DocsOfSite;
  const globals = first === undefined ? {} : docs.getStoryContext(first).globals;
  return (
    <>
      <Title>{first?.title.split("/").slice(1).map(readable).join(" · ")}</Title>
      {first !== undefined && <StatusLine title={first.title} />}
      <Description />
      {first !== undefined && <ShownState story={first.id} name={first.name} globals={globals} />}
      {subject !== undefined && first !== undefined && (
        <ChooseVariant subject={subject} globals={globals as FrameProps} />
      )}
      <Heading>States</Heading>
      {subject?.kind !== "screens" && (
        <p>The Controls panel of a state changes what it shows: how many rows, which names and amounts.</p>
      )}
      <StateLinks stories={stories} />
      {first !== undefined && names.length > 0 && (
        <>
          <Heading>The flows behind it</Heading>
          <p>The toolbar's Flow shows them below a state of the page, as they stand there.</p>
          <Frame {...(globals as FrameProps)} documented>
            {names.map((name) => (
              <MachineDiagram key={name} machine={flows[name].machine} title={flows[name].title} />
            ))}
          </Frame>
        </>
      )}
      {typeof model === "string" && (
        <>
          <Heading>What a variant is given, and nothing else</Heading>
          <Source code={model} language="typescript" />
        </>
      )}
    </>
  );
}
