import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Ticked({ value: first, ...rest }: CheckboxProps) {
  const [value, setValue] = useState(first);
  return <Checkbox {...rest} value={value} onChange={setValue} />;
}

/** A checkbox that takes effect when the form is submitted. For what takes effect at once use a Switch. */
const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Keep me logged in for a day', value: false, onChange: fn() },
  render: (args) => <Ticked {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By the space bar, and by a press anywhere on the line. */
export const Ticking: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me logged in for a day' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Keep me logged in for a day'));
    await expect(box).not.toBeChecked();
  },
};

export const Checked: Story = { args: { value: true } };

export const Indeterminate: Story = {
  args: { label: 'All messages', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

/** The consent of a registration (S5.6), with links in its text. */
export const Invalid: Story = {
  args: {
    required: true,
    error: 'Please agree, or you cannot register.',
    label: (
      <>
        I am at least 18 years old and agree to the{' '}
        <TextLink to="/help#term" placed="inProse">
          terms
        </TextLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please agree, or you cannot register.');
  },
};

/** The hint leaves the line its hit area of 44 px. */
export const WithHint: Story = {
  args: { hint: 'Not on a phone that others use, too.' },
  play: async ({ canvas }) => {
    const line = canvas.getByText('Keep me logged in for a day').closest('label');
    const hint = canvas.getByText('Not on a phone that others use, too.');
    const { top, bottom } = line?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    await expect(bottom - top).toBeGreaterThanOrEqual(44);
    await expect(hint.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Keep me logged in for a day'));
    await expect(box).toBeChecked();
  },
};

export const LongWords: Story = {
  args: {
    label:
      'Ich bestätige die Datenschutzgrundverordnungsinformationen sowie die Auszahlungsbedingungen und möchte über Rückerstattungen per E-Mail unterrichtet werden',
  },
};

export const Bengali: Story = {
  args: {
    label: 'আমার বয়স অন্তত ১৮ বছর এবং আমি শর্তাবলি ও গোপনীয়তার নীতি পড়ে তাতে সম্মত আছি',
    required: true,
  },
};
