import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

/** Copies what nobody would like to type: an account number, a code, a link. */
const meta = {
  title: 'UI/CopyButton',
  component: CopyButton,
  args: {
    text: '7041885',
    labels: {
      copy: 'Copy the account number',
      copied: 'Copied',
      failed: 'It could not be copied. Select the text and copy it.',
    },
    onCopied: fn(),
  },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The outcome is announced (S8.7). */
export const Copied: Story = {
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the account number' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('7041885');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

/** If the browser refuses, it says what to do instead. */
export const Failed: Story = {
  args: { inWords: true },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    return () => write.mockRestore();
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Select the text'));
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const InWords: Story = { args: { inWords: true } };
