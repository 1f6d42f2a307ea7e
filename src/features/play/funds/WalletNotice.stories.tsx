import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { edgesOf } from '#src/ui/direction.fixture.ts';
import { type HeldTimers, holdTimers } from '#src/ui/field/heldTimers.fixture.ts';
import { SHOWN_MS } from './TransferredLine.tsx';
import { WalletNotice } from './WalletNotice.tsx';

const WALLET = {
  ...{ vassalage: 'CQ9', displayName: 'CQ9' },
  ...{ balance: '500.00', leastStake: '1.00', moved: '0.00' },
};

/** The funds notice above the game, on the narrowest phones. */
const meta = {
  title: 'Features/Play/Funds/WalletNotice',
  component: WalletNotice,
  args: {
    wallet: WALLET,
    ...{ onTopUp: fn(), onDismiss: fn() },
    funds: {
      ...{ wallet: WALLET, held: '500.00', emptyAtLaunch: true, isShort: false },
      ...{ main: '800.00', transferred: '500.00' },
      ...{ showTransferred: fn(), refresh: fn(), reportInsufficient: fn() },
    },
  },
  decorators: [
    (Line) => (
      <div style={{ maxInlineSize: '320px' }}>
        <Line />
      </div>
    ),
  ],
} satisfies Meta<typeof WalletNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dismiss button stays beside the text, however long: each further line takes space from the game. */
export const Transferred: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText(like('play:funds.moved'));
    const close = canvas.getByRole('button', { name: t('play:funds.closeLine') });
    await expect(edgesOf(close).start).toBeGreaterThanOrEqual(edgesOf(words).end);
  },
};

let timers: HeldTimers | undefined;

/** It leaves by itself after some seconds, but not while it is pointed at or has the focus. */
export const LeavesByItself: Story = {
  beforeEach: () => {
    timers = holdTimers(SHOWN_MS);
    return () => timers?.release();
  },
  play: async ({ canvas, args }) => {
    const close = canvas.getByRole('button', { name: t('play:funds.closeLine') });
    await expect(SHOWN_MS).toBeGreaterThan(5000);
    const words = canvas.getByText(like('play:funds.moved'));
    // The pointer may rest where the line has appeared.
    fireEvent.pointerOut(words, { relatedTarget: document.body });
    await waitFor(() => expect(timers?.count()).toBe(1));
    fireEvent.pointerOver(words, { relatedTarget: document.body });
    await waitFor(() => expect(timers?.count()).toBe(0));
    fireEvent.pointerOut(words, { relatedTarget: document.body });
    await waitFor(() => expect(timers?.count(), 'after the pointer').toBe(1));
    close.focus();
    await waitFor(() => expect(timers?.count()).toBe(0));
    close.blur();
    await waitFor(() => expect(timers?.count(), 'after the focus').toBe(1));
    await expect(args.funds.showTransferred).not.toHaveBeenCalled();
    timers?.pass();
    await expect(args.funds.showTransferred).toHaveBeenCalledWith(undefined);
  },
};

/** Too low a balance is one line on a phone, with the way to more and a button that dismisses it. */
export const TooLow: Story = {
  args: { funds: { ...meta.args.funds, isShort: true, transferred: undefined } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    const notice = canvas.getByRole('status');
    await expect(canvas.getByText(t('play:funds.short'))).toBeSeen();
    await expect(notice.getBoundingClientRect().height).toBeLessThanOrEqual(52);
    await userEvent.click(canvas.getByRole('button', { name: t('play:funds.closeLine') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
