import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Typed({ value: first, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return <SearchField {...rest} value={value} onChange={setValue} />;
}

/** Filters a list while typing. For a value that is kept or sent use a TextField; for one of a known list a Select or a Combobox. */
const meta = {
  title: 'UI/SearchField',
  component: SearchField,
  args: { label: 'Find a game', value: '', clearLabel: 'Clear', onChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'A part of its name' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Find a game' });
    await expect(canvas.queryByRole('button')).toBeNull();
    const well = input.parentElement?.getBoundingClientRect();
    await expect(well?.height).toBeGreaterThanOrEqual(44);
    await userEvent.type(input, 'মেঘ');
    await expect(input).toHaveValue('মেঘ');
  },
};

/** The keyboard can clear it too, and the focus stays. */
export const Filled: Story = {
  args: { value: 'crash' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    label: 'In den Nutzungsbedingungen und Auszahlungsbestimmungen suchen',
    value: 'Auszahlungsbearbeitungsgebühr für Überweisungen in fremder Währung',
  },
};

export const Bengali: Story = {
  args: { label: 'গেম খুঁজুন', value: 'মেঘনা', clearLabel: 'মুছে ফেলুন' },
  globals: { language: 'bn' },
};

export const RightToLeft: Story = {
  args: { label: 'ابحث عن لعبة', value: 'قمر', clearLabel: 'مسح' },
  globals: { language: 'ar-XB' },
};
