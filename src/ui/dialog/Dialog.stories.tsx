import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Dialog } from './Dialog.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Read the notices</Button>
      <Dialog title="Notices" closeLabel="Close" open={open} onClose={() => setOpen(false)}>
        <Text>Credits on this site have no value outside it.</Text>
      </Dialog>
    </>
  );
}

/** A surface above the page: a sheet on phones, a dialog elsewhere. */
const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  args: { title: 'Notices', closeLabel: 'Close', open: true, onClose: () => {}, children: null },
  render: () => <Opened />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the notices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Read the notices' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
