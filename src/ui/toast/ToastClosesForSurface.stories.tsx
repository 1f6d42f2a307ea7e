import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Sheet } from '#src/ui/sheet/Sheet.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { inToasts } from './inToasts.fixture.tsx';
import { useToast } from './ToastProvider.tsx';

const TEXTS = ['The first line of it.', 'The second.', 'The third.'];
const SURFACES = { dialog: 'dialog', question: 'alertdialog', sheet: 'dialog' } as const;
const onDone = fn();

interface PageProps {
  surface: keyof typeof SURFACES;
}

/** A page with toasts and a surface that opens. */
function Page({ surface }: PageProps) {
  const show = useToast();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const shared = { title: 'Rules', open, children: <Text>How it works.</Text> };
  const closing = { closeLabel: 'Close', onClose: close };
  const done = <Button onClick={onDone}>Done</Button>;
  return (
    <>
      <Button
        onClick={() => TEXTS.map((text) => show({ tone: 'danger', title: 'Not saved', text }))}
      >
        Save
      </Button>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {surface === 'dialog' && <Dialog {...shared} {...closing} actions={done} />}
      {surface === 'sheet' && <Sheet {...shared} {...closing} actions={done} />}
      {surface === 'question' && (
        <AlertDialog
          {...{ ...shared, cancelLabel: 'Cancel', onCancel: close }}
          {...{ confirmLabel: 'Done', onConfirm: onDone }}
        />
      )}
    </>
  );
}

/** Toasts never cover the buttons of a surface that opens, even while hover keeps them. */
const meta = {
  title: 'UI/Toast/Closes for a surface',
  component: Page,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  decorators: [inToasts],
  play: async ({ canvas, args: { surface } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getAllByRole('dialog', { name: 'Not saved' })).toHaveLength(TEXTS.length),
    );
    const [toast] = screen.getAllByRole('dialog', { name: 'Not saved' });
    if (toast) await userEvent.hover(toast);
    canvas.getByRole('button', { name: 'Open' }).click();
    await screen.findByRole(SURFACES[surface], { name: 'Rules' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Not saved' })).toBeNull());
    const done = screen.getByRole('button', { name: 'Done' });
    await expect(done).toBeSeen();
    await userEvent.click(done);
    await expect(onDone).toHaveBeenCalled();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToDialog: Story = { args: { surface: 'dialog' } };
export const ToAlertDialog: Story = { args: { surface: 'question' } };
export const ToSheet: Story = { args: { surface: 'sheet' } };
