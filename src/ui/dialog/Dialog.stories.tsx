import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { breakpoints } from '#src/theme/breakpoints.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const TERMS = Array.from(
  { length: 24 },
  (_, at) => `${at + 1}. Credits on this site have no value outside it and are never paid out.`,
);

/**
 * A modal surface: a sheet on phones, a dialog elsewhere. Use it for a task that belongs to the page below. For a single yes or no use an
 * AlertDialog, for a list of choices on a phone a Sheet.
 */
const meta = {
  title: 'UI/Dialog',
  component: Dialog,
  argTypes: { actions: { control: false }, picture: { control: false } },
  // Open dialogs would cover each other on one page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Notices',
    closeLabel: 'Close',
    open: true,
    onClose: fn(),
    children: <Text>Credits on this site have no value outside it.</Text>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** Open; the control `open` closes it. */
export const Plain: Story = {};

export const Open: Story = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the notices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  },
};

export const ClosedByEscape: Story = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Read the notices' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A picture beside it, if there is room. */
export const WithPicture: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    picture: (
      <svg width="100%" height="100%" role="img" aria-label="An evening sky">
        <rect width="100%" height="100%" fill="#2b3a67" />
      </svg>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const picture = within(dialog).getByRole('img', { name: 'An evening sky' });
    const words = within(dialog).getByText(/^Credits on this site/);
    if (window.innerWidth < breakpoints.desktop) return;
    await waitFor(() => {
      const drawn = picture.getBoundingClientRect();
      const read = words.getBoundingClientRect();
      expect(drawn.right <= read.left || read.right <= drawn.left).toBe(true);
    });
  },
};

export const WithActions: Story = {
  args: {
    title: 'Deposit limit',
    children: <Text>A lower limit holds at once, a higher one after 24 hours.</Text>,
    actions: (
      <>
        <Button>Keep ৳5,000.00</Button>
        <Button tone="accent">Lower to ৳2,000.00</Button>
      </>
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Deposit limit' }));
    await expect(dialog.getByRole('button', { name: 'Lower to ৳2,000.00' })).toBeSeen();
  },
};

/** The text scrolls, title and actions stay visible. */
export const Scrolling: Story = {
  args: {
    title: 'Terms',
    size: 'l',
    children: (
      <Stack>
        {TERMS.map((term) => (
          <Text key={term}>{term}</Text>
        ))}
      </Stack>
    ),
    actions: <Button tone="accent">Accept the terms</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Terms' });
    const accept = within(dialog).getByRole('button', { name: 'Accept the terms' });
    await waitFor(() =>
      expect(accept.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(within(dialog).getByText(TERMS[23] ?? '')).toBeSeen();
  },
};

/** A long form takes up nine tenths of the window before it scrolls, so that its button is not cut off. */
export const Long: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    title: 'Register',
    children: <div style={{ blockSize: '74dvh' }} />,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Register' });
    const scrolled = [...dialog.querySelectorAll('*')].filter(
      ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight,
    );
    await expect(scrolled).toEqual([]);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    await expect(dialog.querySelector('[aria-busy="true"]')).toBeSeen();
    await expect(within(dialog).queryByText(/have no value/)).toBeNull();
  },
};

/** A dialog that requires an answer: neither Escape nor the backdrop closes it. */
export const AnswerRequired: Story = {
  render: ({ title, children }) => (
    <Dialog open title={title} actions={<Button tone="accent">Go on playing</Button>}>
      {children}
    </Dialog>
  ),
  args: {
    title: 'You have played for 30 minutes',
    children: <Text>Staked ৳300.00, net −৳120.00. Play waits until you answer.</Text>,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /30 minutes/ });
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await expect(dialog).toBeSeen();
  },
};

export const LongTitle: Story = {
  args: { title: 'Einzahlungslimit für die nächsten vierundzwanzig Stunden herabsetzen' },
};
