import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';

const COUNT = {
  maximum: 140,
  shown: (used: number, maximum: number) => `${used} / ${maximum}`,
  left: (left: number) => (left < 0 ? `${-left} too many` : `${left} characters left`),
};

function Filled({ value: first, ...rest }: TextAreaFieldProps) {
  const [value, setValue] = useState(first);
  return <TextAreaField {...rest} value={value} onChange={setValue} />;
}

/** A field for several lines of text, such as feedback. For one line use a TextField. */
const meta = {
  title: 'UI/TextAreaField',
  component: TextAreaField,
  args: { label: 'Your feedback', value: '', onChange: fn(), count: COUNT },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { hint: 'Leave out passwords and account numbers.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Your feedback' });
    await userEvent.type(area, 'Two{Enter}lines 🎯');
    await expect(area).toHaveValue('Two\nlines 🎯');
    await expect(canvas.getByText('11 / 140')).toBeSeen();
  },
};

/** Near the limit the characters left are also announced. */
export const NearlyFull: Story = {
  args: { value: 'a'.repeat(134) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'b');
    await expect(canvas.getByText('5 characters left')).toBeInTheDocument();
  },
};

/** Pasted text is not cut off: the writer shortens it. */
export const TooLong: Story = {
  args: { value: 'Long '.repeat(40), error: 'Please shorten it to 140 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Long '.repeat(40));
    await expect(canvas.getByText('200 / 140')).toBeSeen();
  },
};

export const Disabled: Story = { args: { value: 'Sent yesterday.', disabled: true } };

export const WithoutCount: Story = { args: { count: undefined, label: 'Note', required: true } };

export const Bengali: Story = {
  args: {
    label: 'আপনার মতামত, যত খোলামেলা লিখবেন তত কাজে লাগবে',
    value: 'ক্রিকেটের খেলাগুলো খুঁজে পেতে সময় লাগে। তালিকাটা একটু ছোট হলে ভালো হতো।',
  },
};
