import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { Composer } from './Composer.tsx';

/** The line to write in, below the messages of a room. */
const meta = {
  title: 'Features/ChatRoom/Composer',
  component: Composer,
  args: { room: 'lobby', onSent: fn() },
  parameters: { player: true },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormRule: Story = {
  play: async ({ canvas }) => keepsFormRule('Composer', await canvas.findByRole('form')),
};
