import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
import { readPhone } from './readPhone.ts';

const BANGLADESH = { countryCode: 'BD', countryDialingCode: '880', name: 'Bangladesh' };
const INDIA = { countryCode: 'IN', countryDialingCode: '91', name: 'India' };

/** A field as in a form: the number is validated on blur. */
function Checked({ value: first, error: _, ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(first);
  const [left, setLeft] = useState(false);
  const read = readPhone(value, rest.countries);
  const wrong = left && value.text !== '' && !read;
  return (
    <PhoneField
      {...rest}
      value={value}
      onChange={setValue}
      onBlur={() => setLeft(true)}
      hint={read ? `We send the code to ${read.e164}.` : rest.hint}
      error={wrong ? 'Please enter a valid mobile number.' : undefined}
    />
  );
}

/** A field for a mobile number in any format. For a landline or an account use a TextField. */
const meta = {
  title: 'UI/PhoneField',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    value: { countryCode: 'BD', text: '' },
    countries: [BANGLADESH, INDIA],
    labels: { country: 'Country' },
    onChange: fn(),
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bengali digits stay while typing and are understood. */
export const BengaliDigits: Story = {
  args: { hint: 'With or without the dialling code.' },
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(input, '০১৭১২ ৩৪৫৬৭৮');
    await expect(input).toHaveValue('০১৭১২ ৩৪৫৬৭৮');
    await expect(input).toHaveAccessibleDescription('We send the code to +8801712345678.');
  },
};

/** A number that names its country selects it. */
export const Pasted: Story = {
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+91 98765 43210');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveTextContent('+91');
  },
};

/** The country, chosen by keyboard. */
export const CountryChosen: Story = {
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.tab();
    await expect(country).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /India/ });
    await userEvent.keyboard('i{Enter}');
    await waitFor(() => expect(country).toHaveTextContent('+91'));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** With a single country there is no choice. */
export const OneCountry: Story = {
  args: { countries: [BANGLADESH], required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+880')).toBeSeen();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { value: { countryCode: 'BD', text: '017' } },
  render: (args) => <Checked {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Please enter a valid mobile number.');
    await expect(canvas.getByRole('combobox')).not.toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { value: { countryCode: 'BD', text: '01712 345678' }, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const LongWords: Story = {
  args: {
    label: 'Mobilfunknummer für Sicherheitsbenachrichtigungen',
    error: 'এই নম্বরে কোড পাঠানো যায়নি; নম্বরটি দেখে নিয়ে এক মিনিট পর আবার চেষ্টা করুন।',
  },
};
