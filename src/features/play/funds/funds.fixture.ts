import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { PlayWallet, WalletBalance } from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { dropDrafts } from '#src/session/fields/keptDraft.ts';
import { type ledger, walletAt } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { address, allowed, around, PLAY_ID, played, tell } from '../launched.fixture.ts';

const CQ9: PlayWallet = {
  ...{ vassalage: 'CQ9', displayName: 'CQ9' },
  ...{ balance: '0.00', leastStake: '1.00', moved: '0.00' },
};

/** Launches from a wallet: the first as given, later ones with a balance. */
export function launches(first: Partial<PlayWallet> = {}, later: Partial<PlayWallet> = {}) {
  let count = 0;
  return answers('launchGame', () => {
    count += 1;
    return {
      form: 'seamless' as const,
      ...{ url: '/game.html', gameCode: played?.gameCode ?? '', playId: PLAY_ID },
      displayName: played?.displayName ?? '',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      wallet: { ...CQ9, ...(count === 1 ? first : { balance: '500.00', ...later }) },
    };
  });
}

/** The player's balances: 1,250.00 in the main wallet by default. */
export const balances = (change: Partial<WalletBalance> = {}) =>
  answers('getWalletBalance', () => ({
    ...EXAMPLES.getWalletBalance.value,
    wallets: [walletAt('CQ9', '0.00'), walletAt('BBIN', '0.00')],
    ...change,
  }));

/** The calls of a game page besides launch and balance. */
export const calls = [...around, allowed, answers('leaveGame')];

/** The localStorage key of the player's last amount. */
export const REMEMBERED = `livery.transfer.${EXAMPLES.getMemberInfo.value.id}`;
export const forgetTransfers = () => {
  localStorage.removeItem(REMEMBERED);
  dropDrafts();
};

/** The parameters of all stories of a game's wallet. */
export const ofGame = { layout: 'fullscreen', player: true, route: address };

export const frameOf = (canvasElement: HTMLElement) => canvasElement.querySelector('iframe');
export const untilOpen = (canvasElement: HTMLElement) =>
  waitFor(() => expect(frameOf(canvasElement)).not.toBeNull());

/** A story with these wallets, whose first launch is answered with `first`. */
export const withWallets = (
  { handlers, reset }: ReturnType<typeof ledger>,
  first: Partial<PlayWallet> = {},
) => ({
  parameters: { msw: [...calls, launches(first), ...handlers] },
  beforeEach: reset,
});

type Area = Pick<ReturnType<typeof within>, 'findByRole'>;

/** Accepts the offer before a game: presses the button that transfers the amount and opens the game. */
export const transferAndPlay = async (offer: Area, amount: string) =>
  userEvent.click(
    await offer.findByRole('button', { name: like('play:funds.transferAndPlay', { amount }) }),
  );

/** Presses the button that transfers the amount beside an open game. */
export const transfer = async (dialog: Area, amount: string) =>
  userEvent.click(
    await dialog.findByRole('button', { name: like('play:funds.transfer', { amount }) }),
  );

/** The wallet dialog of an open game. */
export const wallets = async () =>
  within(await screen.findByRole('dialog', { name: t('play:funds.wallets') }));
export const untilWalletsClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: t('play:funds.wallets') })).toBeNull());

/** Opens the wallets from the notice that a stake was not covered. */
export async function topUp(canvas: Area, canvasElement: HTMLElement) {
  await untilOpen(canvasElement);
  tell(canvasElement, { type: 'livery:balance-insufficient' });
  await userEvent.click(await canvas.findByRole('button', { name: t('play:funds.topUp') }));
  return wallets();
}
