import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PlayWallet, WalletBalance } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { inRoom } from '../inRoom.tsx';
import { address, allowed, around, PLAY_ID, played, tell } from '../launched.fixture.ts';
import { SeamlessScreen } from '../SeamlessScreen.tsx';

const CQ9: PlayWallet = {
  ...{ vassalage: 'CQ9', displayName: 'CQ9' },
  ...{ balance: '0.00', leastStake: '1.00', moved: '0.00' },
};

/** A launch from a wallet; the first one finds it as it is said, and those after it find money. */
function launches(first: Partial<PlayWallet> = {}) {
  let count = 0;
  return answers('launchGame', () => {
    count += 1;
    return {
      form: 'seamless' as const,
      ...{ url: '/game.html', gameCode: played?.gameCode ?? '', playId: PLAY_ID },
      displayName: played?.displayName ?? '',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      wallet: count === 1 ? { ...CQ9, ...first } : { ...CQ9, balance: '500.00' },
    };
  });
}

const wallet = (vassalage: string, balance: string) => ({
  ...{ vassalage, balance },
  displayName: vassalage,
});

/** What the player has; 1,250.00 in the main wallet where nothing else is said. */
const has = (change: Partial<WalletBalance> = {}) =>
  answers('getWalletBalance', () => ({
    ...EXAMPLES.getWalletBalance.value,
    wallets: [wallet('CQ9', '0.00'), wallet('BBIN', '0.00')],
    ...change,
  }));

const calls = [
  ...around,
  answers('getMemberInfo'),
  allowed,
  answers('leaveGame'),
  answers('transferBetweenWallets'),
];

/** Money for a game whose vendor has a wallet of its own. */
const meta = {
  title: 'Features/Play/Funds',
  component: SeamlessScreen,
  decorators: [inRoom],
  parameters: {
    layout: 'fullscreen',
    player: true,
    route: address,
    msw: [...calls, launches(), has()],
  },
  beforeEach: () => localStorage.removeItem(`livery.bring.${EXAMPLES.getMemberInfo.value.id}`),
} satisfies Meta<typeof SeamlessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const frameOf = (canvasElement: HTMLElement) => canvasElement.querySelector('iframe');

/** An empty wallet: one press brings a usual amount, the game opens, and the choice is kept for this player. */
export const Offer: Story = {
  parameters: { msw: [...calls, launches(), has()] },
  play: async ({ canvas, canvasElement }) => {
    const bring = await canvas.findByRole('button', { name: /Bring .*500\.00 and play/ });
    await expect(bring).toBeVisible();
    await expect(canvas.getByText('Main wallet')).toBeVisible();
    await expect(frameOf(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await userEvent.click(canvas.getByRole('button', { name: /Bring .*1,250\.00 and play/ }));
    await waitFor(() => expect(frameOf(canvasElement)).not.toBeNull());
    const key = `livery.bring.${EXAMPLES.getMemberInfo.value.id}`;
    await expect(localStorage.getItem(key)).toBe('all');
  },
};

export const OfferOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OfferInBengali: Story = { globals: { language: 'bn' } };

/** Nobody has to bring money to see a game; its bar says that a stake is not covered. */
export const WithoutMoney: Story = {
  parameters: { msw: [...calls, launches(), has()] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open without topping up' }));
    await waitFor(() => expect(frameOf(canvasElement)).not.toBeNull());
  },
};

export const Loading: Story = {
  parameters: { msw: [...calls, launches(), neverAnswers('getWalletBalance')] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Top up your CQ9 wallet' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Bring .* and play/ })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: [...calls, launches(), fails('getWalletBalance')] },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, { timeout: 10_000 });
    await expect(alert).toHaveTextContent('Your wallets did not load');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** No wallet holds anything. */
export const Nothing: Story = {
  parameters: { msw: [...calls, launches(), has({ balance: '0.00', total: '0.00' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to transfer to CQ9')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to games' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Bring .*play/ })).toBeNull();
  },
};

/** The main wallet is empty, and another vendor's holds money: it is brought from there. */
export const FromAnotherVendor: Story = {
  parameters: {
    msw: [
      ...calls,
      launches(),
      has({ balance: '0.00', wallets: [wallet('CQ9', '0.00'), wallet('BBIN', '80.00')] }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^BBIN · .*80\.00$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Bring .*80\.00 and play/ }));
    await waitFor(() => expect(frameOf(canvasElement)).not.toBeNull());
  },
};

/** The answer is lost: the page says so, and a retry of the same amount carries the same key. */
const keys: (string | null)[] = [];
const keep = (request: Request) => {
  if (request.url.endsWith('/GCS_walletTransfer'))
    keys.push(request.headers.get('Idempotency-Key'));
};
export const AnswerLost: Story = {
  parameters: {
    msw: [...calls.slice(0, -1), launches(), has(), fails('transferBetweenWallets', 1)].concat(
      answers('transferBetweenWallets'),
    ),
  },
  beforeEach: () => {
    keys.length = 0;
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (input instanceof Request) keep(input);
      return fetch(input, init);
    };
    return () => {
      window.fetch = fetch;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bring .*500\.00 and play/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Transfer not confirmed');
    await expect(frameOf(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Bring .*500\.00 and play/ }));
    await waitFor(() => expect(frameOf(canvasElement)).not.toBeNull());
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toBe(keys[1]);
  },
};

/** The platform refuses: the money is where it was. */
export const Refused: Story = {
  parameters: {
    msw: [
      ...calls.slice(0, -1),
      launches(),
      has(),
      refuses('transferBetweenWallets', { code: 'player_excluded', status: 403 }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Bring .*500\.00 and play/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Transfer failed');
  },
};

/** Money moves by itself from now on, by the player's own switch. */
export const Automatic: Story = {
  parameters: {
    msw: [...calls, launches(), has(), answers('setAutomaticFunds', () => ({ automatic: true }))],
  },
  play: async ({ canvas, canvasElement }) => {
    const control = await canvas.findByRole('switch', { name: 'Automatic transfer' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await userEvent.click(await canvas.findByRole('button', { name: 'Transfer and play' }));
    await waitFor(() => expect(frameOf(canvasElement)).not.toBeNull());
  },
};

/** The wallet runs dry while the game goes on: a line says so, and money is brought without leaving. */
export const RunsDry: Story = {
  parameters: {
    msw: [...calls, launches({ balance: '20.00' }), has({ wallets: [wallet('CQ9', '20.00')] })],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(frameOf(canvasElement)).not.toBeNull());
    const frame = frameOf(canvasElement);
    tell(canvasElement, { type: 'livery:balance-insufficient' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Top up' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Your wallets' }, { timeout: 10_000 }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: /Bring .*500\.00/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your wallets' })).toBeNull());
    await expect(frameOf(canvasElement)).toBe(frame);
    await expect(
      await canvas.findByText(/500.* moved to CQ9 · Main wallet: .*1,250/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/moved to CQ9/)).toBeNull();
  },
};
