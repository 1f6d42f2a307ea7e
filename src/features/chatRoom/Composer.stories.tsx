import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { keepDraft, keptDraft } from '#src/session/fields/keptDraft.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { Composer } from './Composer.tsx';

/** The message input below the messages of a room. */
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

/** Text typed before a reload is restored, and discarded once it is sent. */
export const Reloaded: Story = {
  parameters: { msw: [answers('writeChatMessage')] },
  beforeEach: () => keepDraft('chat.lobby', { text: { opened: '', value: 'Good eve' } }),
  play: async ({ canvas, args }) => {
    const line = await canvas.findByRole('textbox');
    await waitFor(() => expect(line).toHaveValue('Good eve'));
    await userEvent.type(line, 'ning');
    await waitFor(() =>
      expect(keptDraft('chat.lobby').text).toMatchObject({ value: 'Good evening' }),
    );
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledOnce());
    await waitFor(() => expect(keptDraft('chat.lobby')).toEqual({}));
  },
};
