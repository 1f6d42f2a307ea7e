import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { walletAt } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { GameScreen } from '../GameScreen.tsx';
import { withGameViewport } from '../withGameViewport.tsx';
import * as funds from './funds.fixture.ts';

/** Automatic transfer: the launch transfers the main balance to the vendor, and leaving the game returns it. */
const meta = {
  title: 'Features/Play/Funds/AutomaticTransfer',
  component: GameScreen,
  decorators: [withGameViewport],
  parameters: { ...funds.ofGame },
  beforeEach: funds.forgetTransfers,
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Switched on before the launch: the page shows the transferred amount. */
export const SwitchedOn: Story = {
  parameters: {
    msw: [
      ...funds.calls,
      funds.launches({}, { balance: '1250.00', moved: '1250.00' }),
      funds.balances(),
      answers('setAutomaticFunds', () => ({ automatic: true })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const control = await canvas.findByRole('switch', {
      name: t('session:automaticTransfer.label'),
    });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await userEvent.click(
      await canvas.findByRole('button', { name: t('play:funds.automaticAction') }),
    );
    await funds.untilOpen(canvasElement);
    await expect(
      await canvas.findByText(like('play:funds.moved', { amount: '1,250.00', vendor: 'CQ9' })),
    ).toBeSeen();
  },
};

/** The launch after a reload finds the funds at the vendor already; leaving still returns them, and the page says how much. */
export const ReturnedAfterAReload: Story = {
  parameters: {
    msw: [
      answers('leaveGame', () => ({ returned: '480.00' })),
      ...funds.calls,
      funds.launches({ balance: '480.00' }),
      funds.balances({ balance: '700.00', wallets: [walletAt('CQ9', '480.00')] }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await funds.untilOpen(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('play:leave') }));
    const returned = await screen.findByText(like('play:funds.returned', { amount: '480.00' }));
    await waitFor(() => expect(returned).toBeSeen());
  },
};

/** Whether the page has left the game. */
let left = false;

/** Nothing returns while another game of the vendor is open; no toast is shown. */
export const NothingReturned: Story = {
  parameters: {
    msw: [
      answers('leaveGame', () => {
        left = true;
        return { returned: '0.00' };
      }),
      ...funds.calls,
      funds.launches({ balance: '480.00', moved: '480.00' }),
      funds.balances({ balance: '0.00', wallets: [walletAt('CQ9', '480.00')] }),
    ],
  },
  beforeEach: () => {
    left = false;
  },
  play: async ({ canvas, canvasElement }) => {
    await funds.untilOpen(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('play:leave') }));
    await waitFor(() => expect(funds.frameOf(canvasElement)).toBeNull());
    await waitFor(() => expect(left).toBe(true));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(screen.queryByText(like('play:funds.returned'))).toBeNull();
  },
};
