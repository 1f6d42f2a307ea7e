import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const LIMITS = [
  { value: 'day', label: '24 hours' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: 'A month' },
];

const METHODS = [
  { value: 'wallet', label: 'Mobile wallet', hint: 'At once, ৳100.00 to ৳25,000.00' },
  { value: 'bank', label: 'Bank transfer', hint: 'Within two hours, from ৳500.00' },
  { value: 'card', label: 'Card', hint: 'Out of order until tomorrow', disabled: true },
];

function Chosen({ value: first, ...rest }: RadioGroupProps<string>) {
  const [value, setValue] = useState(first);
  return <RadioGroup {...rest} value={value} onChange={setValue} />;
}

/** A choice among two to six visible options. For more than that, or without room, use a Select. */
const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'The limit holds for', options: LIMITS, value: null, onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The group is one tab stop; arrow keys choose. */
export const Choosing: Story = {
  args: { hint: 'The lowest of your limits holds.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'The limit holds for' });
    await expect(group).toHaveAccessibleDescription('The lowest of your limits holds.');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '7 days' })).toBeChecked();
    await userEvent.click(canvas.getByText('A month'));
    await expect(canvas.getByRole('radio', { name: 'A month' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '7 days' })).not.toBeChecked();
  },
};

/** How much of an element is painted, with that of everything around it. */
function opacityOf(element: Element | null): number {
  if (!element) return 1;
  return Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
}

/** Methods that show more than their name. One that is not available cannot be chosen, and is paler, but not the reason. */
export const Cards: Story = {
  args: { label: 'Pay by', options: METHODS, value: 'wallet', look: 'cards', required: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Card'));
    await expect(canvas.getByRole('radio', { name: /Mobile wallet/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Card/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(opacityOf(canvas.getByText('Card'))).toBeLessThan(1);
    await expect(opacityOf(canvas.getByText('Out of order until tomorrow'))).toBe(1);
  },
};

export const Invalid: Story = {
  args: { error: 'Please choose for how long.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please choose for how long.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, value: 'week' } };

export const LongWords: Story = {
  args: {
    label: 'Selbstausschluss für die ausgewählte Dauer bei allen Marken des Lizenznehmers',
    look: 'cards',
    value: 'brand',
    options: [
      {
        value: 'brand',
        label: 'Ausschließlich für diese Marke und ihre Partnerangebote',
        hint: 'Auszahlungen und Kontoauszüge bleiben während des Selbstausschlusses erreichbar.',
      },
      { value: 'all', label: 'লাইসেন্সধারীর সব ব্র্যান্ডের জন্য, মেয়াদ শেষ না হওয়া পর্যন্ত' },
    ],
  },
};
