import type { Meta, StoryObj } from "@storybook/react-vite";
import { TermTable, ToneTable } from "./term-table.tsx";

const meta = {
  title: "Foundations/Words",
  parameters: {
    docs: {
      description: {
        component:
          "The terms and the tone of the product's texts. Each term has one name in each language; a test refuses other English words for it. The tables show the product's messages. A brand replaces messages in its skin's `words/`.",
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One term for one thing, in every language that has messages. */
export const Terms: Story = { render: () => <TermTable /> };

/** How texts are written. */
export const Tone: Story = { render: () => <ToneTable /> };
