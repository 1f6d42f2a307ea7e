import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { ledger, walletAt } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { GameScreen } from '../GameScreen.tsx';
import { address, allowed, around, launched, tell } from '../launched.fixture.ts';
import { withGameViewport } from '../withGameViewport.tsx';
import * as funds from './funds.fixture.ts';

/** The wallet of an open game. */
const meta = {
  title: 'Features/Play/Funds/TopUp',
  component: GameScreen,
  decorators: [withGameViewport],
  parameters: { ...funds.ofGame },
  beforeEach: funds.forgetTransfers,
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const low = ledger({ main: '1250.00', CQ9: '20.00' });

/** The wallet does not cover a stake: a notice says so; the player tops up inside the game. */
export const StakeNotCovered: Story = {
  ...funds.withWallets(low, { balance: '20.00' }),
  play: async ({ canvas, canvasElement }) => {
    await funds.untilOpen(canvasElement);
    const frame = funds.frameOf(canvasElement);
    await funds.transfer(await funds.topUp(canvas, canvasElement), '500.00');
    await funds.untilWalletsClosed();
    await expect(funds.frameOf(canvasElement)).toBe(frame);
    const said = await canvas.findByText(
      like('play:funds.moved', { amount: '500', vendor: 'CQ9' }),
    );
    await expect(said).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('play:funds.closeLine') }));
    await expect(canvas.queryByText(like('play:funds.moved'))).toBeNull();
  },
};

const inVendor = ledger({ main: '0.00', CQ9: '120.00' });
const collected = answers('collectFunds', () => {
  inVendor.empty();
  return { amount: '120.00', transfers: 1, left: '0.00', balance: '120.00' };
});

/** The game's wallet has all the money: the player brings it back to the main wallet inside the game, which goes on. */
export const BroughtBack: Story = {
  parameters: {
    msw: [...funds.calls, funds.launches({ balance: '120.00' }), collected, ...inVendor.handlers],
  },
  beforeEach: inVendor.reset,
  play: async ({ canvas, canvasElement }) => {
    await funds.untilOpen(canvasElement);
    const game = canvasElement.querySelector('iframe');
    const open = { name: like('play:funds.openWallets') };
    await userEvent.click(await canvas.findByRole('button', open));
    const sheet = await funds.wallets();
    await userEvent.click(await sheet.findByRole('button', { name: t('balance:collect') }));
    const title = like('balance:collected', { amount: '120' });
    await expect(await sheet.findByText(title)).toBeSeen();
    await waitFor(() =>
      expect(sheet.queryByRole('button', { name: t('balance:collect') })).toBeNull(),
    );
    await expect(await sheet.findByRole('form', { name: t('play:funds.form') })).toBeSeen();
    // Behind the sheet the page is hidden from assistive technology.
    const figure = canvas.getByRole('button', { ...open, hidden: true });
    await waitFor(() => expect(figure).toHaveTextContent(/(?<!\d)0\.00/));
    await expect(canvasElement.querySelector('iframe')).toBe(game);
  },
};

/** The site has one wallet, and it does not cover a stake: a notice links to a deposit that leads back here. */
export const OneWalletTooLow: Story = {
  parameters: {
    msw: [
      ...around,
      answers('getMemberInfo'),
      allowed,
      launched,
      answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, excludedUntil: null })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await funds.untilOpen(canvasElement);
    tell(canvasElement, { type: 'livery:balance-insufficient' });
    await expect(await canvas.findByText(t('play:funds.lowBalance'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('play:funds.deposit') })).toHaveAttribute(
      'href',
      address.replace('/seamless', '/deposit'),
    );
  },
};

/** The game's wallet balance, and how often it was fetched. The fetch that reads 15.00 is answered late. */
let inGame = '19.00';
let fetches = 0;
let answerLate = () => {};

/** The balance above the game follows the last round, even if an earlier fetch is answered late. */
export const BalanceFollowsTheLastRound: Story = {
  parameters: {
    msw: [
      ...funds.calls,
      funds.launches({ balance: '20.00' }),
      http.get(EXAMPLES.getWalletBalance.path, async () => {
        fetches += 1;
        const value = {
          ...EXAMPLES.getWalletBalance.value,
          wallets: [walletAt('CQ9', inGame)],
        };
        if (inGame === '15.00') {
          await new Promise<void>((go) => {
            answerLate = go;
          });
        }
        return HttpResponse.json({ success: true, value, message: '', code: 'ok' });
      }),
    ],
  },
  beforeEach: () => {
    inGame = '19.00';
    fetches = 0;
    answerLate = () => {};
  },
  play: async ({ canvas, canvasElement }) => {
    await funds.untilOpen(canvasElement);
    const figure = await canvas.findByRole('button', { name: like('play:funds.openWallets') });
    await waitFor(() => expect(figure).toHaveTextContent('19.00'));
    inGame = '15.00';
    const soFar = fetches;
    tell(canvasElement, { type: 'livery:balance' });
    // The wallet balance is read by now; the response is pending.
    await waitFor(() => expect(fetches).toBe(soFar + 1));
    inGame = '10.00';
    tell(canvasElement, { type: 'livery:balance' });
    // Fetched while the earlier response is pending: no later message would report this round.
    await waitFor(() => expect(fetches).toBe(soFar + 2));
    answerLate();
    await waitFor(() => expect(figure).toHaveTextContent('10.00'));
  },
};
