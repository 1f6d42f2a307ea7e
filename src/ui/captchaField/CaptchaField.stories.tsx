import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type HeldTimers, holdTimers } from '#src/ui/field/heldTimers.fixture.ts';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 44"><rect width="132" height="44" fill="#eee"/><g fill="none" stroke="#335" stroke-width="3" stroke-linecap="round"><path d="M18 32l7-20 7 20M21 25h8"/><path d="M44 12h14L45 32h14" transform="rotate(8 50 22)"/><path d="M72 12v20M72 22l12-10M76 19l9 13"/><path d="M99 32V12l9 12 9-12v20" transform="rotate(-6 108 22)"/></g></svg>',
)}`;

function Filled({ value: first, ...rest }: CaptchaFieldProps) {
  const [value, setValue] = useState(first);
  return <CaptchaField {...rest} value={value} onChange={setValue} />;
}

/** The field for a CAPTCHA's letters, after a failed login (S4.8). Registration and transfers use the human check instead. */
const meta = {
  title: 'UI/CaptchaField',
  component: CaptchaField,
  args: {
    label: 'Letters of the picture',
    value: '',
    image: { state: 'ready', src: PICTURE },
    labels: {
      picture: 'Picture of letters to copy',
      refresh: 'Another picture',
      failed: 'The picture did not come. Ask for another one.',
    },
    required: true,
    onChange: fn(),
    onRefresh: fn(),
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof CaptchaField>;
export default meta;
type Story = StoryObj<typeof meta>;

let second: HeldTimers;

/** A new picture is requested at most once a second (S9.1). */
export const Ready: Story = {
  beforeEach: () => {
    second = holdTimers(1000);
    return second.release;
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Letters of the picture' }), 'azkm');
    await expect(canvas.getByRole('img', { name: 'Picture of letters to copy' })).toBeSeen();
    const refresh = canvas.getByRole('button', { name: 'Another picture' });
    await userEvent.tab();
    await expect(refresh).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(refresh);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    second.pass();
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(refresh);
    await expect(args.onRefresh).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = {
  args: { image: { state: 'loading' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { image: { state: 'failed' } },
  play: async ({ canvas }) => {
    const said = canvas.getAllByText('The picture did not come. Ask for another one.');
    // The error is visible below the field as well as announced.
    await expect(said.at(-1)).toBeSeen();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Invalid: Story = {
  args: { value: 'abcd', error: 'These are not the letters. Try the new picture.' },
};

export const Disabled: Story = { args: { value: 'azkm', disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Zeichenfolge aus dem Sicherheitsüberprüfungsbild',
    error: 'অক্ষরগুলো মেলেনি। নতুন ছবিটি দেখে আবার চেষ্টা করুন।',
  },
};
