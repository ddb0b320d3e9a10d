import { loadMessages, messageLanguages } from "@livery/i18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type MessagesByLanguage, TermTable, ToneTable } from "./term-table.tsx";

const meta = {
  title: "Foundations/Words",
  loaders: [
    async () => ({
      messages: Object.fromEntries(
        await Promise.all(messageLanguages.map(async (code) => [code, await loadMessages(code)] as const)),
      ),
    }),
  ],
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
  render: (_, { loaded }) => <TermTable messages={loaded["messages"] as MessagesByLanguage} />,
};

/** How texts are written. */
export const Tone: Story = {
  render: (_, { loaded }) => <ToneTable messages={loaded["messages"] as MessagesByLanguage} />,
};
