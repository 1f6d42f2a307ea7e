import { Field as Base } from '@base-ui/react/field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { input } from './ControlBox.css.ts';
import { ControlBox } from './ControlBox.tsx';
import { Field } from './Field.tsx';

/**
 * The frame that all controls share: label, asterisk, hint, error. Use the control that you need (TextField, Select …); use the frame alone
 * only for a new control. Every control has the same contract, `value`, `onChange(value)`, `onBlur`, `name` and `ref`: `field` of
 * react-hook-form's `Controller` fits as it is.
 */
const meta = {
  title: 'UI/Field',
  component: Field,
  argTypes: { aside: { control: false } },
  args: {
    label: 'Account number',
    children: (
      <ControlBox>
        <Base.Control className={input} />
      </ControlBox>
    ),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label focuses the control. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Account number'));
    await expect(canvas.getByRole('textbox', { name: 'Account number' })).toHaveFocus();
  },
};

export const WithHint: Story = {
  args: { hint: 'The eleven digits on your card.', required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Account number' });
    await expect(control).toHaveAccessibleDescription('The eleven digits on your card.');
    await expect(control).not.toBeInvalid();
  },
};

/** The error replaces the hint, with an icon: it never depends on colour alone. */
export const Invalid: Story = {
  args: { hint: 'The eleven digits on your card.', error: 'This is one digit short.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('This is one digit short.');
  },
};

export const Disabled: Story = {
  args: { disabled: true, hint: 'Ask customer service to change it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

/** Something at the end of the line below, such as a counter. */
export const WithAside: Story = {
  args: {
    hint: 'The eleven digits on your card.',
    aside: (
      <Text as="span" size="s" tone="secondary">
        0 / 11
      </Text>
    ),
  },
};

export const LongWords: Story = {
  render: (args) => (
    <Stack gap="l">
      <Field
        {...args}
        label="Auszahlungskontonummer einschließlich Bankleitzahlprüfziffer"
        error="Die Prüfziffernberechnung der Auszahlungskontonummer ist fehlgeschlagen."
        required
      />
      <Field
        {...args}
        label="উত্তোলনের অ্যাকাউন্ট নম্বর, কার্ডে যেভাবে লেখা আছে ঠিক সেভাবে"
        hint="কার্ডের সামনের দিকে থাকা এগারোটি অঙ্ক, মাঝখানে কোনো ফাঁকা জায়গা ছাড়া।"
      />
    </Stack>
  ),
};
