import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch, type SwitchProps } from './Switch.tsx';

function Switched({ value: first, ...rest }: SwitchProps) {
  const [value, setValue] = useState(first);
  return <Switch {...rest} value={value} onChange={setValue} />;
}

/** A switch that takes effect at once. In a form to submit use a Checkbox; for two named options a RadioGroup. */
const meta = {
  title: 'UI/Switch',
  component: Switch,
  args: { label: 'Data saver', value: false, onChange: fn() },
  render: (args) => <Switched {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Switching: Story = {
  args: { hint: 'Small images, no fonts to load, nothing that plays by itself.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Data saver' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Data saver'));
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { value: true } };

/** If saving fails it shows an error and keeps its old state. */
export const Invalid: Story = {
  args: { error: 'It could not be saved. The data saver is still off.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/still off/);
  },
};

export const Disabled: Story = { args: { disabled: true, value: true } };

export const LongWords: Story = {
  args: {
    label:
      'Benachrichtigungen über Auszahlungsstatusänderungen und Sicherheitsereignisse im Browser anzeigen',
  },
};

export const Bengali: Story = {
  args: { label: 'ডেটা সাশ্রয়: ছোট ছবি, আর নিজে থেকে কিছু চলবে না', value: true },
};
