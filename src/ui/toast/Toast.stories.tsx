import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { type HeldTimers, holdTimers } from '#src/ui/field/heldTimers.fixture.ts';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';
import { toastLifetime } from './toastLifetime.ts';
import { TONES, type ToastMessage } from './toastQueue.ts';

function Shower({ messages }: { messages: readonly ToastMessage[] }) {
  const show = useToast();
  return (
    <Stack direction="row" wrap>
      {messages.map((message) => (
        <Button key={message.title} onClick={() => show(message)}>
          {message.title}
        </Button>
      ))}
    </Stack>
  );
}

const undo = fn();

/**
 * A short message about what just happened: copied, saved, removed with an undo. Not for what must be answered (an AlertDialog) nor for a
 * field's error (shown at the field).
 */
const meta = {
  title: 'UI/Toast',
  component: Shower,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  decorators: [
    (Story) => (
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { messages: [{ tone: 'success', title: 'Copied' }] },
} satisfies Meta<typeof Shower>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (canvas: HTMLElement, name: string) =>
  userEvent.click(within(canvas).getByRole('button', { name }));
const toast = (name: string) => screen.findByRole('dialog', { name });

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Copied');
    const shown = await toast('Copied');
    await expect(shown).toBeSeen();
    await expect(screen.getByRole('region', { name: 'Messages' })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** No more than three at a time; the oldest are hidden. */
export const Tones: Story = {
  args: { messages: TONES.map((tone) => ({ tone, title: `A message of ${tone}` })) },
  play: async ({ canvasElement }) => {
    for (const tone of TONES) await press(canvasElement, `A message of ${tone}`);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(3));
    await expect(await toast('A message of danger')).toBeSeen();
  },
};

/** A repeated message renews the visible one. */
export const Repeated: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Copied');
    await toast('Copied');
    await press(canvasElement, 'Copied');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

export const WithAction: Story = {
  args: {
    messages: [
      {
        tone: 'info',
        title: 'Removed from your favourites',
        text: 'Monsoon Drums is no longer on your list.',
        action: { label: 'Put it back', onAct: undo },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Removed from your favourites');
    await toast('Removed from your favourites');
    await userEvent.keyboard('{F6}');
    await userEvent.click(screen.getByRole('button', { name: 'Put it back' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** By keyboard: F6 moves the focus there, Escape closes the toast, and the focus returns. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Copied' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const shown = await toast('Copied');
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await waitFor(() => expect(shown).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const COPIED: ToastMessage = { tone: 'success', title: 'Copied' };

/** The held timer of that toast, which the story lets pass. */
let life: HeldTimers;

/** A longer-lived toast to hover on, so that the time of the next one is paused from its start. */
const HELD: Story = {
  args: {
    messages: [{ tone: 'info', title: 'Removed', action: { label: 'Undo', onAct: undo } }, COPIED],
  },
  beforeEach: () => {
    life = holdTimers(toastLifetime(COPIED));
    return () => life.release();
  },
};

/** While a pointer is over the toasts their time is paused; it continues once the pointer has left. */
export const HeldByPointer: Story = {
  ...HELD,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Removed');
    await userEvent.hover(await toast('Removed'));
    within(canvasElement).getByRole('button', { name: 'Copied' }).click();
    await toast('Copied');
    await expect(life.count()).toBe(0);
    await expect(screen.getByRole('dialog', { name: 'Copied' })).toBeSeen();
    await userEvent.unhover(screen.getByRole('dialog', { name: 'Removed' }));
    await waitFor(() => expect(life.count()).toBe(1));
    life.pass();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Copied' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Removed' })).toBeSeen();
  },
};

/** The same while the focus is on them. */
export const HeldByFocus: Story = {
  ...HELD,
  play: async ({ canvasElement }) => {
    const copy = within(canvasElement).getByRole('button', { name: 'Copied' });
    await press(canvasElement, 'Removed');
    await toast('Removed');
    await userEvent.keyboard('{F6}');
    copy.click();
    await toast('Copied');
    await expect(life.count()).toBe(0);
    await expect(screen.getByRole('dialog', { name: 'Copied' })).toBeSeen();
    copy.focus();
    await waitFor(() => expect(life.count()).toBe(1));
    life.pass();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Copied' })).toBeNull());
  },
};

export const LongWords: Story = {
  args: {
    messages: [
      {
        tone: 'warning',
        title: 'Die Einzahlungsbestätigung konnte nicht zugestellt werden',
        text: 'আপনার লেনদেনের তথ্য সংরক্ষিত আছে। সংযোগ ফিরে এলে আমরা আবার চেষ্টা করব।',
        action: { label: 'Zu den Zahlungsbelegen', onAct: fn() },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Die Einzahlungsbestätigung konnte nicht zugestellt werden');
    const shown = await toast('Die Einzahlungsbestätigung konnte nicht zugestellt werden');
    const { left, right } = shown.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
