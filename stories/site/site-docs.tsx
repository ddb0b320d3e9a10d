import { Description, DocsContext, Heading, Primary, Source, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";

/** A page of documentation of a page or block: the first state drawn, the others as links, for each is a whole site. */
export function SiteDocs() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const model = (first?.parameters["docs"] as { readonly model?: string | null } | undefined)?.model;
  return (
    <>
      <Title>{first?.title.split("/").slice(1).join(" · ")}</Title>
      <Description />
      <Primary />
      <Heading>States</Heading>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
      {typeof model === "string" && (
        <>
          <Heading>What a variant is given, and nothing else</Heading>
          <Source code={model} language="typescript" />
        </>
      )}
    </>
  );
}
