import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

/**
 * A confirmation before an important action: signing out, self-exclusion. Not for what can be undone: do it, and offer an undo in a toast.
 */
const meta = {
  title: 'UI/AlertDialog',
  component: AlertDialog,
  // Open dialogs would cover each other on one page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    title: 'Sign out?',
    children: 'A game that is running goes on without you. Your balance stays as it is.',
    cancelLabel: 'Stay signed in',
    confirmLabel: 'Sign out',
    onCancel: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const choice = (name: string) => screen.findByRole('button', { name });

/** Enter right after opening triggers the safe choice. */
export const SafeChoiceFocused: Story = {
  play: async ({ args }) => {
    const safe = await choice('Stay signed in');
    await waitFor(() => expect(safe).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await choice('Sign out'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const CancelledByEscape: Story = {
  play: async ({ args }) => {
    const safe = await choice('Stay signed in');
    await waitFor(() => expect(safe).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Exclude yourself for six months?',
    children: 'This cannot be undone. You can still sign in, see your records and withdraw.',
    cancelLabel: 'Go back',
    confirmLabel: 'Exclude me until 21 May 2027',
  },
  play: async () => {
    await expect(await choice('Exclude me until 21 May 2027')).toBeSeen();
  },
};

/** While the action is running neither button nor Escape does anything. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await choice('Sign out'));
    await userEvent.keyboard('{Escape}');
    await expect(await choice('Stay signed in')).toBeDisabled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Selbstausschluss für sechs Monate unwiderruflich bestätigen?',
    cancelLabel: 'Zurück zu den Einstellungen zum Spielerschutz',
    confirmLabel: 'Selbstausschluss unwiderruflich bestätigen',
  },
};
