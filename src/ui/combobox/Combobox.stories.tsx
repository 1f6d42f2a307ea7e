import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const VENDORS = [
  'Banyan Works',
  'Copper Reel',
  'Tall Heron',
  'Glass Mango',
  'Lantern Row',
  'Ocean Loom',
  'Paper Tiger',
  'Quiet River',
  'Sugar Moon',
].map((label) => ({ value: label.toLowerCase().replace(' ', '-'), label }));

function Chosen({ value: first, ...rest }: ComboboxProps<string>) {
  const [value, setValue] = useState(first);
  return <Combobox {...rest} value={value} onChange={setValue} />;
}

/** A searchable choice among more than about twenty options. For a free search use a TextField. */
const meta = {
  title: 'UI/Combobox',
  component: Combobox<string>,
  args: {
    label: 'Vendor',
    options: VENDORS,
    value: null,
    placeholder: 'All vendors',
    labels: { open: 'Show vendors', clear: 'Clear', none: 'No vendor of that name' },
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Combobox<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FoundByTyping: Story = {
  args: { hint: 'A part of the name is enough.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Vendor' });
    await userEvent.type(input, 'mango');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Glass Mango'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show vendors' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lantern Row' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Lantern Row'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zebra');
    await expect(await screen.findByText('No vendor of that name')).toBeSeen();
  },
};

export const WithValue: Story = { args: { value: 'tall-heron', required: true } };

export const Invalid: Story = {
  args: { error: 'Please choose a vendor.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Please choose a vendor.',
    );
  },
};

export const Disabled: Story = { args: { value: 'tall-heron', disabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Spieleentwicklungsgesellschaft, deren Veröffentlichungen angezeigt werden',
    options: [
      { value: 'a', label: 'পূর্বাঞ্চলীয় খেলা নির্মাতা সমবায় প্রতিষ্ঠান লিমিটেড' },
      { value: 'b', label: 'Donaudampfschifffahrtsspielegesellschaft mit beschränkter Haftung' },
    ],
    value: 'b',
  },
};
