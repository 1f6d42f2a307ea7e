import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { breakpoints } from '#src/theme/breakpoints.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Sheet } from './Sheet.tsx';

const VENDORS = Array.from({ length: 30 }, (_, at) => `Vendor ${at + 1}`);

/**
 * Choices and filters that belong to the page: from below on phones, from the side elsewhere. For a task with a beginning and an end use a
 * Dialog.
 */
const meta = {
  title: 'UI/Sheet',
  component: Sheet,
  argTypes: { actions: { control: false } },
  // Open sheets would cover each other on one page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Filter',
    closeLabel: 'Close',
    open: true,
    onClose: fn(),
    children: <Text>Show the records of one vendor, or of all.</Text>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Sheet title="Filter" closeLabel="Close" open={open} onClose={() => setOpen(false)}>
        <Text>Show the records of one vendor, or of all.</Text>
      </Sheet>
    </>
  );
}

/** Drags the header of the sheet with one finger, `way` px towards its exit. */
async function drag(popup: HTMLElement, way: number): Promise<void> {
  const { left, top, width } = popup.getBoundingClientRect();
  const down = innerWidth < breakpoints.tablet;
  const at = (part: number) => ({
    identifier: 1,
    target: popup,
    clientX: left + width / 2 + (down ? 0 : way * part),
    clientY: top + 4 + (down ? way * part : 0),
  });
  const touches = (part: number) => [new Touch(at(part))];
  await fireEvent.touchStart(popup, { touches: touches(0), changedTouches: touches(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await fireEvent.touchMove(popup, { touches: touches(part), changedTouches: touches(part) });
  }
  await fireEvent.touchEnd(popup, { touches: [], changedTouches: touches(1) });
}

const sheet = () => screen.findByRole('dialog', { name: 'Filter' });

/** Open; the control `open` closes it. */
export const Plain: Story = {};

export const OpenedAndClosed: Story = {
  render: () => <Opened />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    await waitFor(async () => expect((await sheet()).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A finger swipes it away. */
export const DraggedAway: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const popup = await sheet();
    await waitFor(() => expect(popup).not.toHaveAttribute('data-starting-style'));
    await drag(popup, 400);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Released after a short distance it returns. */
export const DraggedALittle: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const popup = await sheet();
    await drag(popup, 12);
    await waitFor(() => expect(popup).not.toHaveAttribute('data-swiping'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Scrolling: Story = {
  args: {
    children: (
      <Stack>
        {VENDORS.map((vendor) => (
          <Text key={vendor}>{vendor}</Text>
        ))}
      </Stack>
    ),
    actions: (
      <>
        <Button>Reset</Button>
        <Button tone="accent">Show 128 records</Button>
      </>
    ),
  },
  play: async () => {
    await sheet();
    const show = screen.getByRole('button', { name: 'Show 128 records' });
    await waitFor(() =>
      expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};
