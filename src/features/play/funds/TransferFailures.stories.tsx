import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { held } from '#src/platform/endpoints/answers.fixture.ts';
import { ledger } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { GameScreen } from '../GameScreen.tsx';
import { withGameViewport } from '../withGameViewport.tsx';
import * as funds from './funds.fixture.ts';

/** Transfers that fail or are unconfirmed: nothing is transferred twice, and the page says where the funds are. */
const meta = {
  title: 'Features/Play/Funds/TransferFailures',
  component: GameScreen,
  decorators: [withGameViewport],
  parameters: { ...funds.ofGame },
  beforeEach: funds.forgetTransfers,
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const lost = ledger({ main: '900.00', CQ9: '0.00' }, ['answerLost']);

/** The transfer succeeds, its response is lost: the form keeps the order, and a retry transfers nothing more. */
export const AnswerLost: Story = {
  ...funds.withWallets(lost),
  play: async ({ canvas, canvasElement }) => {
    await funds.transferAndPlay(canvas, '500.00');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await expect(canvas.getByText(/400\.00/)).toBeSeen();
    const amount = canvas.getByRole('textbox', { name: like('session:transfer.amount') });
    await expect(amount).toHaveValue('500');
    await expect(amount).toBeDisabled();
    await expect(funds.frameOf(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('play:failed.retry') }));
    await funds.untilOpen(canvasElement);
    await expect(lost.has('CQ9')).toBe('500.00');
    await expect(new Set(lost.keys).size).toBe(1);
  },
};

const emptied = ledger({ main: '300.00', CQ9: '0.00', BBIN: '80.00' }, ['done', 'answerLost']);

/** The response is lost after another vendor's wallet was emptied: the retry still uses that wallet. */
export const AnswerLostFromAnotherVendor: Story = {
  ...funds.withWallets(emptied),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: like('play:funds.from') }));
    await userEvent.click(await screen.findByRole('option', { name: /BBIN/ }));
    await funds.transferAndPlay(canvas, '80.00');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await expect(canvas.getByRole('combobox', { name: like('play:funds.from') })).toHaveTextContent(
      'BBIN',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('play:failed.retry') }));
    await funds.untilOpen(canvasElement);
    await expect([emptied.has('main'), emptied.has('CQ9')]).toEqual(['300.00', '80.00']);
  },
};

const busy = ledger({ main: '900.00', CQ9: '0.00' }, [
  'answerLost',
  { code: 'too_many_requests', status: 429 },
]);

/** A refusal that does not concern the transfer leaves it unconfirmed. */
export const StillUnconfirmed: Story = {
  ...funds.withWallets(busy),
  play: async ({ canvas, canvasElement }) => {
    await funds.transferAndPlay(canvas, '500.00');
    const retry = await canvas.findByRole('button', { name: t('play:failed.retry') });
    await userEvent.click(retry);
    await waitFor(() => expect(busy.keys).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(t('platform:error.too_many_requests')),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('session:transfer.unconfirmed'));
    await userEvent.click(canvas.getByRole('button', { name: t('play:failed.retry') }));
    await funds.untilOpen(canvasElement);
    await expect(busy.has('CQ9')).toBe('500.00');
  },
};

const EXCLUDED = { code: 'player_excluded', status: 403 };
const refused = ledger({ main: '1250.00', CQ9: '0.00' }, [EXCLUDED]);

/** The platform refuses: the funds did not move. */
export const Refused: Story = {
  ...funds.withWallets(refused),
  play: async ({ canvas }) => {
    await funds.transferAndPlay(canvas, '500.00');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('session:transfer.refused'));
    await expect(alert).toHaveTextContent(t('session:transfer.refusedHint'));
  },
};

const halfway = ledger({ main: '0.00', CQ9: '0.00', BBIN: '80.00' }, ['done', EXCLUDED]);

/** The platform refuses the second of two steps: the funds are in the main wallet, and the page says so. */
export const RefusedHalfway: Story = {
  ...funds.withWallets(halfway),
  play: async ({ canvas }) => {
    await funds.transferAndPlay(canvas, '80.00');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('session:transfer.halfwayHint'));
    await expect(alert).not.toHaveTextContent(t('session:transfer.refusedHint'));
    await expect([halfway.has('main'), halfway.has('BBIN')]).toEqual(['80.00', '0.00']);
  },
};

const closed = ledger({ main: '900.00', CQ9: '20.00' }, ['answerLost']);
const slow = held('transferBetweenWallets');

/** The dialog is closed before the response, which is lost: it reopens with the order, and retries with the same key. */
export const ClosedBeforeTheAnswer: Story = {
  parameters: {
    msw: [...funds.calls, funds.launches({ balance: '20.00' }), slow.handler, ...closed.handlers],
  },
  beforeEach: () => {
    closed.reset();
    slow.hold();
  },
  play: async ({ canvas, canvasElement }) => {
    const first = await funds.topUp(canvas, canvasElement);
    await funds.transfer(first, '500.00');
    await userEvent.click(first.getByRole('button', { name: t('play:funds.close') }));
    await funds.untilWalletsClosed();
    slow.letGo();
    const again = await funds.wallets();
    await expect(await again.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await userEvent.click(again.getByRole('button', { name: t('play:funds.close') }));
    await funds.untilWalletsClosed();
    await userEvent.click(canvas.getByRole('button', { name: like('play:funds.openWallets') }));
    const last = await funds.wallets();
    await userEvent.click(await last.findByRole('button', { name: t('play:failed.retry') }));
    await funds.untilWalletsClosed();
    await expect(closed.has('CQ9')).toBe('520.00');
    await expect(new Set(closed.keys).size).toBe(1);
  },
};
