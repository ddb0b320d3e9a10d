import { Description, DocsContext, Heading, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { ShownState, StateLinks } from "../frame/shown-state.tsx";

/** A page of documentation of the panel: the first state drawn as the toolbar says, the others as links. */
export function PanelPage() {
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const [first] = stories;
  return (
    <>
      <Title />
      <Description />
      {first !== undefined && (
        <ShownState story={first.id} name={first.name} globals={docs.getStoryContext(first).globals} />
      )}
      <Heading>States</Heading>
      <StateLinks stories={stories} />
    </>
  );
}
