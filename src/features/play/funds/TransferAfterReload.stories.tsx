import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { ledger } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { keepOrder, keptOrder } from '#src/shared/balance/transfer/transferOrder.ts';
import { GameScreen } from '../GameScreen.tsx';
import { played } from '../launched.fixture.ts';
import { withGameViewport } from '../withGameViewport.tsx';
import * as funds from './funds.fixture.ts';

/** Where the device keeps the player's unconfirmed transfer to this vendor. */
const KEPT = {
  name: `play.sent.${played?.vassalage}`,
  player: EXAMPLES.getMemberInfo.value.id,
};

/** A story of a page that is opened in a new tab a minute after a transfer from a wallet was sent, before the response came. */
const reloaded = (
  { source, balance }: { source: string; balance: string },
  { parameters, beforeEach }: ReturnType<typeof funds.withWallets>,
) => ({
  parameters,
  beforeEach() {
    beforeEach();
    keepOrder(KEPT, {
      from: { source, name: source === 'main' ? undefined : source, balance },
      ...{ sources: [], to: 'CQ9', amount: '80', keys: { collect: 'one', send: 'two' } },
      sentAt: Date.now() - 60_000,
    });
    // The tab that sent it has ended.
    sessionStorage.clear();
  },
});

/**
 * The page of a game, opened in a new tab while the outcome of a transfer is unknown: it says so, and a retry sends the same
 * idempotency keys.
 */
const meta = {
  title: 'Features/Play/Funds/TransferAfterReload',
  component: GameScreen,
  decorators: [withGameViewport],
  parameters: { ...funds.ofGame },
  beforeEach: funds.forgetTransfers,
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const emptied = ledger({ main: '300.00', CQ9: '0.00', BBIN: '80.00' });

/** The vendor's wallet is still empty: the offer before the game shows the transfer, from the wallet that was chosen. */
export const BeforeTheGame: Story = {
  ...reloaded({ source: 'BBIN', balance: '80.00' }, funds.withWallets(emptied)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await expect(canvas.getByRole('combobox', { name: like('play:funds.from') })).toHaveTextContent(
      'BBIN',
    );
    await expect(
      canvas.getByRole('textbox', { name: like('session:transfer.amount') }),
    ).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('play:failed.retry') }));
    await funds.untilOpen(canvasElement);
    await expect(emptied.keys).toEqual(['one', 'two']);
    await expect(keptOrder(KEPT)).toBeUndefined();
  },
};

const filled = ledger({ main: '900.00', CQ9: '20.00' });

/** The wallet covers a stake, so the game opens: the wallets are shown above it. */
export const AboveTheGame: Story = {
  ...reloaded(
    { source: 'main', balance: '900.00' },
    funds.withWallets(filled, { balance: '20.00' }),
  ),
  play: async ({ canvasElement }) => {
    const wallets = await funds.wallets();
    await expect(await wallets.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await userEvent.click(wallets.getByRole('button', { name: t('play:failed.retry') }));
    await funds.untilWalletsClosed();
    await expect(filled.keys).toEqual(['two']);
    await expect(keptOrder(KEPT)).toBeUndefined();
    await within(canvasElement).findByText(
      like('play:funds.moved', { amount: '80', vendor: 'CQ9' }),
    );
  },
};
