import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { RadioGroup } from '#src/ui/radioGroup/RadioGroup.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

/** The initial focus of a dialog. */
const meta = {
  title: 'UI/Dialog/Focus',
  component: Dialog,
  argTypes: { actions: { control: false }, picture: { control: false } },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { title: 'Choose a new password', closeLabel: 'Close', open: true, onClose: fn() },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form has the focus in its first field, ready for typing. */
export const OfAForm: Story = {
  args: {
    title: 'Feedback',
    children: <TextField label="What would you like to tell us?" value="" onChange={fn()} />,
  },
  play: async () => {
    const field = await screen.findByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** A form that begins with a choice has the focus there, not in a field further down. */
export const OfAFormWithAChoice: Story = {
  args: {
    title: 'Offer a contract',
    children: (
      <Stack>
        <RadioGroup
          label="Type"
          options={[
            { value: 'daily', label: 'Daily salary' },
            { value: 'hourly', label: 'Hourly salary' },
          ]}
          value="hourly"
          onChange={fn()}
        />
        <TextField label="Rate" value="" onChange={fn()} />
      </Stack>
    ),
  },
  play: async () => {
    const chosen = await screen.findByRole('radio', { name: 'Hourly salary' });
    await waitFor(() => expect(chosen).toHaveFocus());
  },
};

/** Fields that appear one after the other, the first one last. */
function LateFields() {
  const [there, setThere] = useState(0);
  useEffect(() => {
    const timer = there < 2 ? setTimeout(() => setThere(there + 1), 100) : undefined;
    return () => clearTimeout(timer);
  }, [there]);
  return (
    <Stack>
      {there > 1 && <TextField label="Mobile number" value="" onChange={fn()} />}
      {there > 0 && <TextField label="Verification code" value="" onChange={fn()} />}
    </Stack>
  );
}

/** A first field that appears late still gets the focus. */
export const OfALateForm: Story = {
  args: { title: 'Choose a new password', children: <LateFields /> },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Mobile number' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The focus stays with a user who has begun to type. */
export const OfALateFormBegun: Story = {
  args: { title: 'Choose a new password', children: <LateFields /> },
  play: async () => {
    const code = await screen.findByRole('textbox', { name: 'Verification code' });
    await userEvent.type(code, '1');
    await screen.findByRole('textbox', { name: 'Mobile number' });
    await expect(code).toHaveFocus();
  },
};

/** A form behind a button. */
function FormBehindButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write to us</Button>
      <Dialog title="Feedback" closeLabel="Close" open={open} onClose={() => setOpen(false)}>
        <LateFields />
      </Dialog>
    </>
  );
}

/** After a tap the dialog itself has the focus, and no field, early or late: it would open the keyboard of a phone. */
export const OpenedByTouch: Story = {
  args: { children: null },
  render: () => <FormBehindButton />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Write to us' });
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    const dialog = await screen.findByRole('dialog', { name: 'Feedback' });
    await screen.findByRole('textbox', { name: 'Mobile number' });
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

/** By keyboard the first field has the focus, ready for typing. */
export const OpenedByKey: Story = {
  args: { children: null },
  render: () => <FormBehindButton />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Write to us' }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Mobile number' });
    await waitFor(() => expect(field).toHaveFocus());
  },
};
