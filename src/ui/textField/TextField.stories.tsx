import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Filled({ value: first, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(first);
  return <TextField {...rest} value={value} onChange={setValue} />;
}

/**
 * A field for one line of text. For several lines use a TextAreaField; for passwords, phone numbers, amounts and codes the fields of those
 * names. A value of a known list is a Select or a Combobox; a filter for a list is a SearchField.
 */
const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Nickname', value: '', onChange: fn() },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address and a username are typed from left to right everywhere; other texts as the page is written. */
export const Mirrored: Story = {
  ...MIRRORED,
  render: (args) => (
    <Stack>
      <TextField {...args} label="E-mail" type="email" value="mina@example.com" />
      <TextField {...args} label="Username" autoCapitalize="none" value="mina7" />
      <TextField {...args} label="Nickname" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const directionOf = (label: string) => getComputedStyle(canvas.getByLabelText(label)).direction;
    const labels = ['E-mail', 'Username', 'Nickname'];
    await expect(labels.map(directionOf)).toEqual(['ltr', 'ltr', 'rtl']);
  },
};

export const Empty: Story = {
  args: { hint: 'Other players see it.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Nickname');
    await userEvent.type(input, 'মেঘ');
    await expect(input).toHaveValue('মেঘ');
    await expect(input).toHaveAccessibleDescription('Other players see it.');
    const well = input.parentElement?.getBoundingClientRect();
    await expect(well?.height).toBeGreaterThanOrEqual(44);
  },
};

export const Required: Story = {
  args: { required: true, autoComplete: 'nickname' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nickname' });
    await expect(input).toBeRequired();
    await expect(canvas.getByText('*')).toBeSeen();
  },
};

/** The error replaces the hint, and is read out with the field. */
export const Invalid: Story = {
  args: {
    value: 'x',
    required: true,
    hint: 'Other players see it.',
    error: 'Please enter 3 - 16 characters.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nickname' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter 3 - 16 characters.');
    await expect(canvas.queryByText('Other players see it.')).toBeNull();
  },
};

export const Disabled: Story = {
  args: { value: 'monsoon_42', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ReadOnly: Story = { args: { value: 'monsoon_42', readOnly: true } };

export const PrefixAndSuffix: Story = {
  args: { label: 'Rebate', prefix: '≈', suffix: '%', value: '1.25', inputMode: 'decimal' },
};

/** Labels wrap; a long value scrolls in its field. */
export const LongWords: Story = {
  render: (args) => (
    <Stack gap="l">
      <Filled
        {...args}
        label="Vollständiger Name des Kontoinhabers, wie er auf dem Ausweis steht"
        hint="Auszahlungen gehen nur an Konten, die auf diesen Namen lauten; eine spätere Änderung ist nicht möglich."
        value={'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)}
      />
      <Filled
        {...args}
        lang="bn"
        label="অ্যাকাউন্টধারীর পূর্ণ নাম, পরিচয়পত্রে যেমন লেখা আছে"
        error="অনুগ্রহ করে ৩ থেকে ১৬টি অক্ষর লিখুন; ফাঁকা জায়গা রাখা যাবে না।"
        value="অরুণিমা বন্দ্যোপাধ্যায়"
      />
    </Stack>
  ),
};
