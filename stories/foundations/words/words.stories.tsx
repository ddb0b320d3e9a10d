import type { Meta, StoryObj } from "@storybook/react-vite";
import { messages } from "virtual:livery-messages";
import { TermTable, ToneTable } from "./term-table.tsx";

const meta = {
  title: "Foundations/Words",
  parameters: {
    docs: {
      description: {
        component:
          "The terms and the tone of every text that a player reads. The tables show the messages themselves, so a brand that changes a message changes it everywhere but here: its own words stand in its skin's `words/`. Each term has one name; a test refuses the others in English.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One term for one thing, in every language that has messages. */
export const Terms: Story = {
  render: () => <TermTable messages={messages} />,
};

/** How texts are written. */
export const Tone: Story = {
  render: () => <ToneTable messages={messages} />,
};
