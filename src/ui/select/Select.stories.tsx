import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

const BANKS = [
  { value: 'delta', label: 'Delta Savings' },
  { value: 'heron', label: 'Heron Bank', hint: 'Closed for transfers at night' },
  { value: 'mango', label: 'Mango Cooperative' },
  { value: 'tide', label: 'Tide & Sons', hint: 'Out of order', disabled: true },
];

function Chosen({ value: first, ...rest }: SelectProps<string>) {
  const [value, setValue] = useState(first);
  return <Select {...rest} value={value} onChange={setValue} />;
}

/** A choice among about five to twenty options. For fewer use a RadioGroup, for more a searchable Combobox. */
const meta = {
  title: 'UI/Select',
  component: Select<string>,
  args: {
    label: 'Bank',
    options: BANKS,
    value: null,
    placeholder: 'Choose a bank',
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys and letters find an option, Enter chooses it, and the focus returns. */
export const ByKeyboard: Story = {
  args: { required: true, hint: 'Withdrawals go there.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Bank' });
    await expect(field).toHaveTextContent('Choose a bank');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('man{Enter}');
    await waitFor(() => expect(field).toHaveTextContent('Mango Cooperative'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /Heron Bank/ }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent('Heron Bank'));
  },
};

/** The open list, with the chosen and the disabled option. */
export const Open: Story = {
  args: { value: 'delta' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const option = await screen.findByRole('option', { name: /Tide/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Delta');
  },
};

export const WithValue: Story = { args: { value: 'heron' } };

export const Invalid: Story = {
  args: { error: 'Please choose a bank.', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please choose a bank.');
  },
};

export const Disabled: Story = { args: { value: 'delta', disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Kreditinstitut für Auszahlungsüberweisungen',
    value: 'a',
    options: [
      {
        value: 'a',
        label: 'Genossenschaftszentralbank für Landwirtschaftsfinanzierungen Niedersachsen',
      },
      { value: 'b', label: 'পূর্বাঞ্চলীয় সমবায় সঞ্চয় ও ঋণদান ব্যাংক, প্রধান কার্যালয়' },
    ],
  },
};
