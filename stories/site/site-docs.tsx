import { Description, DocsContext, Heading, Primary, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";

/** A page of documentation of a page or block: the first state drawn, the others as links, for each is a whole site. */
export function SiteDocs() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
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
    </>
  );
}
