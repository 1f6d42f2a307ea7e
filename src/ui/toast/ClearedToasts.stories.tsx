import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';

function Failing() {
  const show = useToast();
  return <Button onClick={() => show({ tone: 'danger', title: 'Not saved' })}>Save</Button>;
}

/** A page with a surface that toasts would cover. */
function PageThatOpens() {
  const [opened, setOpened] = useState(false);
  return (
    <ToastProvider cleared={opened} labels={{ region: 'Messages', close: 'Close' }}>
      <Failing />
      <Button onClick={() => setOpened(true)}>Open</Button>
    </ToastProvider>
  );
}

const meta = {
  title: 'UI/Toast/Cleared',
  component: PageThatOpens,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof PageThatOpens>;
export default meta;

/** Visible toasts close when a surface opens that they would cover, even those without a time limit; later ones are shown. */
export const Cleared: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await screen.findByRole('dialog', { name: 'Not saved' })).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(save);
    await expect(await screen.findByRole('dialog', { name: 'Not saved' })).toBeSeen();
  },
};
