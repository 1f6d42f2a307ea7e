import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
import { SCORES } from './StrengthMeter.css.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

const WORDS = { 0: 'Very weak', 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Strong' } as const;

function Filled({ value: first, ...rest }: PasswordFieldProps) {
  const [value, setValue] = useState(first);
  return <PasswordField {...rest} value={value} onChange={setValue} />;
}

/** A field for a password, current or new. For a code that was sent use a CodeField. */
const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    value: '',
    onChange: fn(),
    autoComplete: 'current-password',
    labels: { show: 'Show the password', hide: 'Hide the password' },
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Revealed: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Password/);
    await userEvent.type(input, 'monsoon rain');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('monsoon rain');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const NewWithStrength: Story = {
  args: {
    label: 'New password',
    value: 'monsoon rain',
    autoComplete: 'new-password',
    hint: '6 to 16 letters and digits',
    strength: { score: 3, word: WORDS[3], label: 'Strength of the password' },
  },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Strength of the password' });
    await expect(meter).toHaveAttribute('aria-valuetext', 'Good');
    await userEvent.clear(canvas.getByLabelText('New password'));
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

export const Strengths: Story = {
  render: () => (
    <Stack>
      {SCORES.map((score) => (
        <StrengthMeter
          key={score}
          score={score}
          word={WORDS[score]}
          label={`Strength of password ${score + 1}`}
        />
      ))}
    </Stack>
  ),
};

/** A password is typed from left to right everywhere, and begins where the page's lines do. */
export const Mirrored: Story = {
  ...MIRRORED,
  args: { value: 'monsoon rain!' },
  play: async ({ canvas }) => {
    const { direction, textAlign } = getComputedStyle(canvas.getByLabelText('Password'));
    await expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' });
  },
};

export const Invalid: Story = {
  args: { value: 'rain', error: 'The name or the password is wrong.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { value: 'monsoon rain', disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Auszahlungspasswort für sämtliche Überweisungen zwischen Guthabenkonten',
    hint: 'উত্তোলনের পাসওয়ার্ড লগইনের পাসওয়ার্ড থেকে আলাদা রাখুন এবং কাউকে জানাবেন না।',
  },
};
