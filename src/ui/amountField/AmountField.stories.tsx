import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

const QUICK = {
  label: 'Usual amounts',
  amounts: ['200', '500', '1000', '5000', '25000'].map((amount) => ({
    amount,
    label: `৳${Number(amount).toLocaleString('en')}`,
  })),
};

function Filled({ value: first, onChange, ...rest }: AmountFieldProps) {
  const [value, setValue] = useState(first);
  const change = (amount: string) => {
    setValue(amount);
    onChange(amount);
  };
  return <AmountField {...rest} value={value} onChange={change} />;
}

/** A field for an amount of money. For a number without a currency use a TextField with a suffix, or a Slider if approximate. */
const meta = {
  title: 'UI/AmountField',
  component: AmountField,
  args: { label: 'Amount', currencySymbol: '৳', value: '', onChange: fn() },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Digits and separators stay as typed; the form gets the decimal string. */
export const BengaliDigits: Story = {
  args: { hint: '৳100.00 to ৳25,000.00, without a fee' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(input, '১,৫০০.৫০');
    await expect(input).toHaveValue('১,৫০০.৫০');
    await expect(args.onChange).toHaveBeenLastCalledWith('1500.50');
  },
};

export const QuickAmounts: Story = {
  args: { quickAmounts: QUICK, value: '500.00', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('৳500');
    await userEvent.click(canvas.getByRole('button', { name: '৳1,000' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('1000');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('5000');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('৳5,000');
  },
};

/** The currency is to the left of the amount, as in every other amount of the page. */
export const Mirrored: Story = {
  args: { value: '500.00' },
  decorators: [
    (Shown) => (
      <div dir="rtl">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const symbol = canvas.getByText('৳').getBoundingClientRect();
    const input = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(symbol.right).toBeLessThanOrEqual(input.left);
    await expect(getComputedStyle(canvas.getByRole('textbox')).textAlign).toBe('start');
  },
};

/** Text that is not an amount stays, to be corrected. */
export const Invalid: Story = {
  args: { value: '12.5.0', error: 'Please enter an amount, such as 500 or 500.50.' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await userEvent.type(input, 'x');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.5.0x');
    await expect(input).toHaveValue('12.5.0x');
  },
};

/** The error is right below the field, and the quick amounts are clear of both. */
export const InvalidWithQuickAmounts: Story = {
  args: { error: 'Enter an amount.', quickAmounts: QUICK },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox').getBoundingClientRect();
    const error = canvas.getByText('Enter an amount.').getBoundingClientRect();
    const chips = canvas.getByRole('group', { name: 'Usual amounts' }).getBoundingClientRect();
    await expect(error.top).toBeGreaterThanOrEqual(field.bottom);
    await expect(error.bottom).toBeLessThanOrEqual(chips.top);
  },
};

export const Disabled: Story = {
  args: { value: '500.00', disabled: true, quickAmounts: QUICK },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '৳200' })).toBeDisabled();
  },
};

/** A currency without decimals: the keypad of phones has no point, and a given amount is whole. */
export const WithoutDecimals: Story = {
  args: { currencySymbol: '¥', decimals: 0, value: '500.00' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveValue('500');
    await userEvent.type(input, '0');
    await expect(args.onChange).toHaveBeenLastCalledWith('5000');
  },
};

/** A currency symbol of letters, and a very large amount. */
export const LongWords: Story = {
  args: {
    label: 'Einzahlungsbetrag einschließlich Bearbeitungsgebühren',
    hint: 'প্রতি ২৪ ঘণ্টায় সর্বোচ্চ ৳২৫,০০০.০০; আপনার নিজের সীমা আরও কম হলে সেটিই প্রযোজ্য।',
    currencySymbol: 'USDT',
    value: '123456789012345678.00',
  },
};
