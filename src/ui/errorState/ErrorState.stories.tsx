import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

/** The error state of a part whose data failed to load. It says what happened and what to do. */
const meta = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: {
    title: 'The games did not load',
    hint: 'The connection was interrupted. Check your network and try again.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The games did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** While a retry is running the message stays, and the button ignores presses. */
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again', busy: true }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Die Auszahlungsanträge konnten nicht vollständig geladen werden',
    hint: 'সংযোগ বিচ্ছিন্ন হয়েছিল। আপনার লেখা তথ্য রাখা আছে; নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
  },
};
