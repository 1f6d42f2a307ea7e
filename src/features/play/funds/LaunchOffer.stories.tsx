import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inYen } from '#src/brand/inMarket.fixture.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { explainsAmounts } from '#src/shared/balance/explainsAmounts.fixture.ts';
import { ledger } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { GameScreen } from '../GameScreen.tsx';
import { address } from '../launched.fixture.ts';
import { withGameViewport } from '../withGameViewport.tsx';
import * as funds from './funds.fixture.ts';

/** The mocks of one story, so that launches are counted per story. */
const calls = () => [...funds.calls, answers('transferBetweenWallets'), funds.launches()];

/** The offer of a top-up before a game whose wallet is below its minimum stake. */
const meta = {
  title: 'Features/Play/Funds/LaunchOffer',
  component: GameScreen,
  decorators: [withGameViewport],
  parameters: { ...funds.ofGame },
  beforeEach: funds.forgetTransfers,
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const whole = ledger({ main: '1250.00', CQ9: '0.00' });

/** One press transfers a quick amount and opens the game; the choice is remembered for this player. */
export const Offer: Story = {
  ...funds.withWallets(whole),
  play: async ({ canvas, canvasElement }) => {
    const transfer = await canvas.findByRole('button', {
      name: like('play:funds.transferAndPlay', { amount: '500.00' }),
    });
    await expect(transfer).toBeSeen();
    await expect(canvas.getByText(t('session:transfer.main'))).toBeSeen();
    await expect(funds.frameOf(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('session:transfer.all') }));
    await userEvent.click(
      canvas.getByRole('button', {
        name: like('play:funds.transferAndPlay', { amount: '1,250.00' }),
      }),
    );
    await funds.untilOpen(canvasElement);
    // The pressed button is gone with the offer.
    const host = canvas.getByRole('region', { name: like('play:frame') });
    await waitFor(() => expect(host).toHaveFocus());
    await expect(localStorage.getItem(funds.REMEMBERED)).toBe('all');
  },
};

const withFraction = ledger({ main: '1250.50', CQ9: '0.00' });

/** Yen have no decimals: all of a balance with some is its whole part. */
export const WholeAmounts: Story = {
  ...funds.withWallets(withFraction),
  decorators: [inYen],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('session:transfer.all') }));
    await funds.transferAndPlay(canvas, '1,250');
    await funds.untilOpen(canvasElement);
    await expect(withFraction.has('CQ9')).toBe('1250.00');
    await expect(localStorage.getItem(funds.REMEMBERED)).toBe('all');
  },
};

export const OfferOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: [...calls(), funds.balances()] },
};

export const OfferInBengali: Story = {
  globals: { language: 'bn' },
  parameters: { msw: [...calls(), funds.balances()] },
};

/** An amount that cannot be transferred is explained, announced and focused. */
export const FaultyAmount: Story = {
  parameters: { msw: [...calls(), funds.balances()] },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: t('play:funds.form') });
    const amount = canvas.getByRole('textbox', { name: like('session:transfer.amount') });
    await userEvent.clear(amount);
    await userEvent.click(canvas.getByRole('button', { name: like('play:funds.transferAndPlay') }));
    await waitFor(() => expect(amount).toHaveAccessibleDescription(t('session:amountFault.empty')));
    await expect(amount).toHaveFocus();
    await waitFor(() =>
      expect(form).toHaveTextContent(t('session:fault.fields', { count: 1, fields: '1' })),
    );
    await userEvent.type(amount, '1250.01');
    await waitFor(() =>
      expect(amount).toHaveAccessibleDescription(
        like('session:transfer.most', { amount: '1,250.00' }),
      ),
    );
    await explainsAmounts('TransferForm', form);
  },
};

/** The rules for every form. */
export const FormRule: Story = {
  parameters: { msw: [...calls(), funds.balances()] },
  play: async ({ canvas }) => keepsFormRule('TransferForm', await canvas.findByRole('form')),
};

/** The game opens without a transfer. */
export const WithoutTransfer: Story = {
  parameters: { msw: [...calls(), funds.balances()] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('play:funds.without') }));
    await funds.untilOpen(canvasElement);
  },
};

export const Loading: Story = {
  parameters: { msw: [...calls(), neverAnswers('getWalletBalance')] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: t('play:funds.title', { vendor: 'CQ9' }) }),
    ).toBeSeen();
    await expect(
      canvas.queryByRole('button', { name: like('play:funds.transferAndPlay') }),
    ).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: [...calls(), fails('getWalletBalance')] },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('play:funds.failed'));
    await expect(canvas.getByRole('button', { name: t('play:failed.retry') })).toBeSeen();
  },
};

const nothing = () => [
  answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, excludedUntil: null })),
  ...calls(),
  funds.balances({ balance: '0.00', total: '0.00' }),
];

/** All wallets are empty: a deposit comes first, and leads back to this game. */
export const Nothing: Story = {
  parameters: { msw: nothing() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('play:funds.nothing', { vendor: 'CQ9' }))).toBeSeen();
    await expect(canvas.getByText(t('play:funds.nothingHint'))).toBeSeen();
    const deposit = canvas.getByRole('link', { name: t('play:funds.deposit') });
    await expect(deposit).toBeSeen();
    await expect(deposit).toHaveAttribute('href', address.replace('/seamless', '/deposit'));
    await expect(canvas.getByRole('link', { name: t('play:failed.games') })).toBeSeen();
    await expect(
      canvas.queryByRole('button', { name: like('play:funds.transferAndPlay') }),
    ).toBeNull();
  },
};

/** The same on a break: no deposit is offered. */
export const NothingOnABreak: Story = {
  parameters: {
    msw: [
      answers('getProtection', () => ({
        ...EXAMPLES.getProtection.value,
        excludedUntil: '2026-09-02T09:00:00.000Z',
      })),
      ...nothing(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('play:funds.nothingOnBreak'))).toBeSeen();
    await expect(canvas.queryByRole('link', { name: t('play:funds.deposit') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('play:failed.games') })).toBeSeen();
  },
};

const elsewhere = ledger({ main: '0.00', CQ9: '0.00', BBIN: '80.00' });

/** The main wallet is empty, and another vendor's is not: the amount comes from there, through the main wallet. */
export const FromAnotherVendor: Story = {
  ...funds.withWallets(elsewhere),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^BBIN · .*80\.00$/)).toBeSeen();
    await userEvent.click(
      canvas.getByRole('button', { name: like('play:funds.transferAndPlay', { amount: '80.00' }) }),
    );
    await funds.untilOpen(canvasElement);
    await expect(elsewhere.has('CQ9')).toBe('80.00');
  },
};
