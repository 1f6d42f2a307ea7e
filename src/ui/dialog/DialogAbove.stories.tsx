import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

/** A dialog opened from another one: a backdrop separates the two. */
const meta = {
  title: 'UI/Dialog/Above',
  component: Dialog,
  argTypes: { actions: { control: false }, picture: { control: false } },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'Add payout account', closeLabel: 'Close', open: true, onClose: fn() },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks that the first dialog is below the backdrop of the other one. */
const expectShaded = async () => {
  const title = await screen.findByText('Add payout account');
  await waitFor(() => {
    const { left, top, height } = title.getBoundingClientRect();
    const painted = document.elementFromPoint(left + 1, top + height / 2);
    expect(painted).toHaveAttribute('role', 'presentation');
  });
};

const NUMBERS = ['Provider', 'Number', 'Number again', 'Note'];

const fields = NUMBERS.map((label) => (
  <TextField key={label} label={label} value="" onChange={fn()} />
));

export const OfADialog: Story = {
  args: {
    children: (
      <>
        {fields}
        <Dialog open title="Confirm that it’s you" closeLabel="Close" onClose={fn()}>
          <TextField label="Password" value="" onChange={fn()} />
        </Dialog>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /Confirm/ })).toBeSeen();
    await expectShaded();
  },
};

export const OfAQuestion: Story = {
  args: {
    children: (
      <>
        {fields}
        <AlertDialog
          open
          title="Leave without saving?"
          cancelLabel="Stay"
          onCancel={fn()}
          confirmLabel="Leave"
          onConfirm={fn()}
        >
          What you typed is lost.
        </AlertDialog>
      </>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeSeen();
    await expectShaded();
  },
};
