import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { type HeldTimers, holdTimers } from '#src/ui/field/heldTimers.fixture.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const START = Date.UTC(2026, 2, 5, 18, 30);
const still = () => START;

const LABELS = { send: 'Send the code', wait: (left: number) => `Again in ${durationText(left)}` };

function Filled({ value: first, ...rest }: CodeFieldProps) {
  const [value, setValue] = useState(first);
  return <CodeField {...rest} value={value} onChange={setValue} />;
}

/** A field for a code from a message or an authenticator. For a voucher or an invitation code use a TextField. */
const meta = {
  title: 'UI/CodeField',
  component: CodeField,
  args: {
    label: 'Verification code',
    value: '',
    length: 6,
    labels: { slot: (position: number, length: number) => `Digit ${position} of ${length}` },
    onChange: fn(),
    onComplete: fn(),
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed in Bengali digits, corrected with the backspace key. */
export const Typed: Story = {
  args: { hint: 'We have sent it to +880 1712 ••• 678.' },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(first);
    await userEvent.keyboard('১২৩');
    await expect(canvas.getByRole('textbox', { name: 'Digit 4 of 6' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Digit 3 of 6' })).toHaveValue('3');
    await userEvent.keyboard('9{Backspace}456');
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
    await expect(args.onComplete).toHaveBeenCalledWith('123456', expect.anything());
  },
};

/** Pasting fills all slots, whatever is between the digits. */
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Verification code' }));
    await userEvent.paste('৪৮২ - ১৯০');
    await expect(canvas.getByRole('textbox', { name: 'Digit 6 of 6' })).toHaveValue('0');
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
  },
};

let second: HeldTimers;

/** Before a code was sent. A second press within a second sends no second code (S9.1). */
export const Sending: Story = {
  beforeEach: () => {
    second = holdTimers(1000);
    return second.release;
  },
  args: { resend: { onSend: fn(), labels: LABELS } },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Send the code' });
    await userEvent.dblClick(send);
    await expect(args.resend?.onSend).toHaveBeenCalledOnce();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    second.pass();
    await waitFor(() => expect(send).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(send);
    await expect(args.resend?.onSend).toHaveBeenCalledTimes(2);
  },
};

/** After a code was sent: the button waits until the code expires (S4.7), and keeps the focus. */
export const Waiting: Story = {
  args: {
    value: '48',
    resend: { availableAt: START + 300_000, onSend: fn(), labels: LABELS, now: still },
  },
  play: async ({ canvas, args }) => {
    const send = canvas.getByRole('button', { name: 'Send the code' });
    await expect(send).toHaveAccessibleDescription('Again in 5:00');
    await userEvent.click(send);
    await expect(args.resend?.onSend).not.toHaveBeenCalled();
    await expect(send).toHaveFocus();
  },
};

let moment = START;

/** The countdown follows the clock, so it is right after a hidden tab, and the button is enabled again. */
export const Running: Story = {
  tags: ['!autodocs'],
  args: {
    resend: { availableAt: START + 61_000, onSend: fn(), labels: LABELS, now: () => moment },
  },
  play: async ({ canvas, args }) => {
    moment = START + 1000;
    await expect(await canvas.findByText('Again in 1:00')).toBeSeen();
    moment = START + 120_000;
    await waitFor(() => expect(canvas.queryByText(/Again in/)).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.resend?.onSend).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { resend: { onSend: fn(), labels: LABELS, busy: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { busy: true })).toBeSeen();
  },
};

export const Invalid: Story = {
  args: { value: '482190', error: 'This code is not valid. Ask for another one.', required: true },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('textbox', { name: 'Verification code' });
    await expect(first).toBeInvalid();
    await expect(
      canvas.getByRole('group', { name: 'Verification code' }),
    ).toHaveAccessibleDescription('This code is not valid. Ask for another one.');
  },
};

export const Disabled: Story = { args: { value: '482190', disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Bestätigungscode der Zwei-Faktor-Authentifizierungsanwendung',
    hint: 'আপনার ফোনে আসা ছয় অঙ্কের কোডটি এখানে লিখুন, কাউকে জানাবেন না।',
    resend: {
      availableAt: START + 42_000,
      onSend: fn(),
      labels: {
        send: 'Bestätigungscode erneut anfordern',
        wait: (left) => `আবার পাঠানো যাবে ${left} সেকেন্ড পর`,
      },
      now: still,
    },
  },
};
