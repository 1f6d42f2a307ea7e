import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inYen } from '#src/brand/inMarket.fixture.tsx';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { explainsAmounts } from '#src/shared/balance/explainsAmounts.fixture.ts';
import { ledger, type Outcome } from '#src/shared/balance/transfer/ledger.fixture.ts';
import { keepOrder, keptOrder } from '#src/shared/balance/transfer/transferOrder.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { TransfersScreen } from './TransfersScreen.tsx';
import { submitButton, walletField } from './transferForm.fixture.ts';

const member = answers('getMemberInfo');

/** A story with these wallets, without memory of earlier transfers. */
const withWallets = (start: Record<string, string>, outcomes: readonly Outcome[] = []) => {
  const wallets = ledger(start, outcomes);
  return {
    wallets,
    story: {
      parameters: { msw: [answers('collectFunds'), ...wallets.handlers, member] },
      beforeEach: () => {
        wallets.reset();
        sessionStorage.clear();
        localStorage.removeItem(`livery.transfer.${EXAMPLES.getMemberInfo.value.id}`);
      },
    },
  };
};
const START = { main: '1250.00', CQ9: '0.00', BBIN: '80.00' };

/** Transfers between the wallets of a player (S2.16 transferFund, S7.19). */
const meta = {
  title: 'Features/Transfers/TransfersScreen',
  component: TransfersScreen,
  decorators: [inToasts],
  parameters: { player: true, route: '/transfers' },
} satisfies Meta<typeof TransfersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (field: 'from' | 'to', wallet: RegExp) => {
  await userEvent.click(await walletField(field));
  await userEvent.click(await screen.findByRole('option', { name: wallet }));
};
const send = async () => userEvent.click(await submitButton());

const done = withWallets(START);

/** From the main wallet to a vendor's: the page confirms it, and shows the new balances. */
export const Done: Story = {
  ...done.story,
  play: async ({ canvas }) => {
    await choose('to', /CQ9/);
    await send();
    await expect(await screen.findByText(like('transfers:done', { amount: '500.00' }))).toBeSeen();
    await expect([done.wallets.has('main'), done.wallets.has('CQ9')]).toEqual(['750.00', '500.00']);
    await waitFor(() => expect(canvas.getAllByText(/750\.00/)[0]).toBeSeen());
  },
};

const withFraction = withWallets({ main: '1250.50', CQ9: '0.00' });

/** Yen have no decimals: all of a balance with some is its whole part, and all is what the next transfer offers again. */
export const WholeAmounts: Story = {
  ...withFraction.story,
  decorators: [inYen],
  play: async ({ canvas }) => {
    await choose('to', /CQ9/);
    await userEvent.click(canvas.getByText(t('session:transfer.all')));
    await expect(canvas.getByRole('textbox')).toHaveValue('1250');
    await send();
    await expect(await screen.findByText(like('transfers:done', { amount: '1,250' }))).toBeSeen();
    await expect(withFraction.wallets.has('CQ9')).toBe('1250.00');
    const { id } = EXAMPLES.getMemberInfo.value;
    await expect(localStorage.getItem(`livery.transfer.${id}`)).toBe('all');
  },
};

const between = withWallets(START);

/** From one vendor to another, through the main wallet; a vendor's funds go to the main wallet by default. */
export const BetweenVendors: Story = {
  ...between.story,
  play: async () => {
    await choose('from', /BBIN/);
    const to = await walletField('to');
    await expect(to).toHaveTextContent(t('session:transfer.main'));
    await choose('to', /CQ9/);
    await send();
    await waitFor(() => expect(between.wallets.has('CQ9')).toBe('80.00'));
    await expect([between.wallets.has('main'), between.wallets.has('BBIN')]).toEqual([
      '1250.00',
      '0.00',
    ]);
  },
};

/** Submitted without wallet and amount: each shows an error until corrected, and nothing is sent. */
export const SentEmpty: Story = {
  ...done.story,
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: t('transfers:form') });
    await userEvent.clear(canvas.getByRole('textbox'));
    await send();
    await waitFor(() => expect(form).toHaveTextContent(t('transfers:missingTo')));
    await expect(form).toHaveTextContent(t('session:amountFault.empty'));
    await expect(done.wallets.keys).toEqual([]);
    await waitFor(() =>
      expect(form).toHaveTextContent(t('session:fault.fields', { count: 2, fields: '2' })),
    );
    await userEvent.type(canvas.getByRole('textbox'), '5');
    await waitFor(() =>
      expect(form).toHaveTextContent(t('session:fault.fields', { count: 1, fields: '1' })),
    );
  },
};

/** The rules for every form. */
export const FormRule: Story = {
  ...done.story,
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form');
    await keepsFormRule('TransferDesk', form);
    await explainsAmounts('BetweenForm', form);
  },
};

const refused = withWallets(START, [{ code: 'player_excluded', status: 403 }]);

/** The platform refuses: the page says why, and that nothing moved. The input stays. */
export const Refused: Story = {
  ...refused.story,
  play: async ({ canvas }) => {
    await choose('to', /CQ9/);
    await send();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('session:transfer.refusedHint'));
    await expect(await walletField('to')).toHaveTextContent('CQ9');
  },
};

const lost = withWallets(START, ['answerLost']);

/** The response is lost: the order must be retried before any other transfer, and the retry moves nothing twice. */
export const AnswerLost: Story = {
  ...lost.story,
  play: async ({ canvas }) => {
    await choose('to', /CQ9/);
    await send();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('balance:collect') }));
    await expect(await screen.findByText(t('transfers:openHint'))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('transfers:retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(lost.wallets.has('CQ9')).toBe('500.00');
    await expect(new Set(lost.wallets.keys).size).toBe(1);
  },
};

const reopened = withWallets(START);
/** Where the device keeps the player's transfer. */
const SENT = { name: 'transfers.sent', player: EXAMPLES.getMemberInfo.value.id };

/**
 * A page opened while the outcome of a transfer is unknown says so, and sends the same one again with the same key; even in a new tab, after
 * the one that sent it has ended.
 */
export const AnswerLostBeforeTabEnded: Story = {
  ...reopened.story,
  beforeEach: () => {
    reopened.story.beforeEach();
    keepOrder(SENT, {
      from: { source: 'main', name: undefined, balance: '1250.00' },
      ...{ sources: [], to: 'CQ9', amount: '300', keys: { collect: 'one', send: 'two' } },
      sentAt: Date.now() - 60_000,
    });
    // The tab that sent it has ended.
    sessionStorage.clear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('transfers:retry') }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(reopened.wallets.has('CQ9')).toBe('300.00');
    await expect(reopened.wallets.keys).toEqual(['two']);
    await expect(keptOrder(SENT)).toBeUndefined();
  },
};

const parallel = withWallets(START);
const slow = held('collectFunds');

/** A transfer while everything moves to the main wallet is refused with a reason. */
export const TwoAtOnce: Story = {
  parameters: { msw: [slow.handler, ...parallel.story.parameters.msw] },
  beforeEach: () => {
    parallel.story.beforeEach();
    slow.hold();
  },
  play: async ({ canvas }) => {
    await choose('to', /CQ9/);
    await userEvent.click(canvas.getByRole('button', { name: t('balance:collect') }));
    await send();
    await expect(await screen.findByText(t('transfers:underWay'))).toBeSeen();
    await expect(parallel.wallets.keys).toEqual([]);
    slow.letGo();
    await expect(await screen.findByText(like('balance:collected'))).toBeSeen();
  },
};

const keys: (string | null)[] = [];
const collecting = withWallets(START);

/** Moving everything back gets no response: the retry uses the same key. */
export const CollectionLost: Story = {
  parameters: {
    msw: [
      http.post(EXAMPLES.collectFunds.path, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        if (keys.length > 1) return undefined;
        return HttpResponse.json(
          { success: false, value: null, message: '', code: 'unexpected_error' },
          { status: 500 },
        );
      }),
      ...collecting.story.parameters.msw,
    ],
  },
  beforeEach: () => {
    collecting.story.beforeEach();
    keys.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('balance:collect') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('transfers:retry') }));
    await expect(await screen.findByText(like('balance:collected'))).toBeSeen();
    await expect(keys).toHaveLength(2);
    await expect(keys[0]).toBe(keys[1]);
  },
};

const empty = withWallets({ main: '0.00', CQ9: '0.00' }).story;

export const Empty: Story = {
  ...empty,
  parameters: { msw: [answers('getProtection'), ...empty.parameters.msw] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('transfers:nothing'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
    const way = await canvas.findByRole('link', { name: t('transfers:toDeposit') });
    await expect(way).toHaveAttribute('href', '/deposit');
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getWalletBalance'), member] },
};

export const Failed: Story = {
  parameters: { msw: [fails('getWalletBalance', 1), ...done.story.parameters.msw] },
  beforeEach: done.story.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('balance:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('transfers:retry') }));
    await expect(await canvas.findByRole('form')).toBeSeen();
  },
};
