import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { BY_CARD, BY_HAND, begins, byHand, cashier } from './deposit.fixture.ts';

/** Beginning a deposit (S2.16 depositv2): methods, what the player's own limit leaves, amount, promotion. */
const meta = {
  title: 'Features/Deposit/DepositScreen',
  component: DepositScreen,
  parameters: { player: true, route: '/deposit', msw: cashier(null) },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = () => screen.findByRole('form', { name: t('deposit:form') });
const amountField = () => screen.findByRole('textbox', { name: like('deposit:amount.label') });
/** Its button names the amount once one can be deposited. */
const send = async () => {
  const name = new RegExp(`^${t('deposit:submitPlain')}$|${like('deposit:submit').source}`);
  await userEvent.click(await screen.findByRole('button', { name }));
};
const typed = async (amount: string) => {
  await userEvent.type(await amountField(), amount);
  await send();
};

/** Every method says its limits, its fee and how long it takes, before anything is typed. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('radio');
    await expect(first).toBeChecked();
    await expect(second).not.toBeChecked();
    await expect(canvas.getByText(/Test Wallet A/)).toBeSeen();
    await expect(canvas.getAllByText(like('deposit:method.free'))[0]).toBeSeen();
    await expect(canvas.getByText(t('deposit:limit.none'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('deposit:limit.change') })).toHaveAttribute(
      'href',
      '/protection',
    );
  },
};

/** On a brand of play money the cashier says, before anything is typed, that no money is sent and what the balance is. */
export const PlayCredits: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:credits'))).toBeSeen();
  },
};

/** The player's own limit is shown first, and explains why a higher amount is refused; the fee is added up before anything is sent. */
export const OwnLimit: Story = {
  parameters: {
    msw: cashier(null, {
      methods: [
        {
          ...{ method: 'card', provider: 'Test Card', adapter: 'redirect', fee: '10.00' },
          ...{ least: '500.00', most: '800.00', minutes: 15, takesMinutes: 0 },
        },
      ],
      depositLeft: '800.00',
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deposit:limit.left'))).toBeSeen();
    await expect(canvas.getByText(like('deposit:method.fee'))).toBeSeen();
    await typed('900');
    await waitFor(async () =>
      expect(await form()).toHaveTextContent(like('deposit:amount.own', { amount: '800.00' })),
    );
    await userEvent.clear(await amountField());
    await userEvent.type(await amountField(), '600');
    const paid = like('deposit:withFee', { total: '610.00', amount: '600.00', fee: '10.00' });
    await expect(await canvas.findByText(paid)).toBeSeen();
  },
};

/** A network of coins is chosen first: where they may be sent, and what becomes of too few, too many and late ones. */
export const Network: Story = {
  parameters: {
    msw: cashier(null, {
      methods: ['Test Chain', 'Sample Chain'].map((provider) => ({
        ...{ method: 'crypto', provider, adapter: 'address', fee: '0.00' },
        ...{ least: '1000.00', most: '100000.00', minutes: 30, takesMinutes: 10 },
      })),
    }),
  },
  play: async ({ canvas }) => {
    const [, sample] = await canvas.findAllByRole('radio');
    if (sample) await userEvent.click(sample);
    await expect(
      await canvas.findByText(t('deposit:coins.choice', { provider: 'Sample Chain' })),
    ).toBeSeen();
    await expect(canvas.getByText(like('deposit:coins.rules'))).toBeSeen();
  },
};

/** Nothing typed: it is explained at the field, and nothing is sent. */
export const SentEmpty: Story = {
  play: async () => {
    await send();
    await waitFor(async () => expect(await form()).toHaveTextContent(t('deposit:amount.missing')));
  },
};

export const FormRule: Story = {
  play: async () => keepsFormRule('DepositForm', await form()),
};

const chosen = begins(BY_HAND);

/** A press on a usual amount, and the deposit is begun where the page says how to pay it. */
export const Begun: Story = {
  parameters: {
    msw: [
      chosen.handler,
      answers('getDeposit', (url) => (url.searchParams.has('reference') ? BY_HAND : null)),
      ...cashier(null),
    ],
  },
  play: async ({ canvas }) => {
    await form();
    await userEvent.click(await canvas.findByRole('button', { name: /1,?000\.00/ }));
    await send();
    await expect(await canvas.findByText(t('deposit:hand.steps'))).toBeSeen();
    await expect(chosen.bodies[0]).toMatchObject({
      ...{ method: 'mobile-wallet', provider: 'Test Wallet A', amount: '1000' },
      returnPath: '/deposit',
    });
  },
};

const promotion = {
  ...EXAMPLES.getPromotion.value,
  ...{
    code: 'deposit-match',
    title: 'A match',
    mode: 'deposit' as const,
    type: 'deposit' as const,
  },
  ...{ status: 'join' as const, turnoverMultiple: 10, progress: null },
  deposit: { percent: 20, minimum: '500.00', maximum: '1000.00' },
};

/** No promotion is chosen by itself; what one asks to be staked is an amount of money. */
export const WithPromotion: Story = {
  parameters: {
    msw: [answers('getPromotions', () => ({ list: [promotion], totalPages: 1 })), ...cashier(null)],
  },
  play: async ({ canvas }) => {
    const offered = await canvas.findByRole('radio', { name: /A match/ });
    await expect(offered).not.toBeChecked();
    await userEvent.type(await amountField(), '2500');
    const terms = like('deposit:promotion.terms', { bonus: '500.00', turnover: '5,000.00' });
    await expect(await canvas.findByText(terms)).toBeSeen();
    await userEvent.click(offered);
    await userEvent.clear(await amountField());
    await typed('300');
    await waitFor(async () =>
      expect(await form()).toHaveTextContent(like('deposit:promotion.tooLow')),
    );
  },
};

export const PromotionsFailed: Story = {
  parameters: { msw: [fails('getPromotions'), ...cashier(null)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:promotion.failed'));
    await expect(await amountField()).toBeSeen();
  },
};

const lost = begins(BY_HAND, 2);

/** The answer is lost twice: the page says that it is not known yet, asks again with the same key, and comes to the one deposit. */
export const AnswerLost: Story = {
  parameters: {
    msw: [
      lost.handler,
      answers('getDeposit', (url) => (url.searchParams.has('reference') ? BY_HAND : null)),
      ...cashier(null),
    ],
  },
  play: async ({ canvas }) => {
    await typed('500');
    await expect(await canvas.findByText(t('deposit:unknown.title'))).toBeSeen();
    await expect(await canvas.findByText(t('deposit:hand.steps'))).toBeSeen();
    await expect(lost.keys).toHaveLength(3);
    await expect(new Set(lost.keys).size).toBe(1);
  },
};

/** The platform refuses: the form keeps what was typed and shows the reason. */
export const Refused: Story = {
  parameters: {
    msw: [
      refuses('createDeposit', { code: 'deposit_limit_reached', status: 403 }),
      ...cashier(null),
    ],
  },
  play: async ({ canvas }) => {
    await typed('500');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('platform:error.deposit_limit_reached'),
    );
    await expect(await amountField()).toHaveValue('500');
  },
};

/** Too many at once: each open one is a press away. */
export const TooManyOpen: Story = {
  parameters: {
    msw: [
      refuses('createDeposit', { code: 'deposits_open', status: 409 }),
      answers('getDepositRecords', () => ({
        ...EXAMPLES.getDepositRecords.value,
        deposits: [BY_CARD, byHand({ reference: 'D000000000001' })],
      })),
      ...cashier(null),
    ],
  },
  play: async ({ canvas }) => {
    await typed('500');
    await expect(await canvas.findByText(t('deposit:tooMany.title'))).toBeSeen();
    const ways = await canvas.findAllByRole('link', { name: t('session:openDeposit.to.player') });
    await expect(ways).toHaveLength(2);
  },
};

/** A deposit that waits for its player is taken up where it was left. */
export const Resumed: Story = {
  parameters: { msw: cashier(BY_HAND) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:hand.steps'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('deposit:status.other') })).toBeSeen();
  },
};

/** Another one, while one is open: the form says so first. */
export const Another: Story = {
  parameters: { route: '/deposit?new', msw: cashier(BY_HAND) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('session:openDeposit.title'))).toBeSeen();
    await expect(await form()).toBeSeen();
  },
};

/** One that is being checked needs nothing of its player: the form is there, and the way to it above. */
export const BeingChecked: Story = {
  parameters: { msw: cashier(byHand({ state: 'pending', transactionNumber: '9F3K22X1' })) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('session:openDeposit.to.cashier') }),
    ).toBeSeen();
    await expect(await form()).toBeSeen();
  },
};

/** During a break the page offers no deposit and says what still works. */
export const OnABreak: Story = {
  parameters: {
    msw: [
      answers('getProtection', () => ({
        ...EXAMPLES.getProtection.value,
        excludedUntil: '2026-09-02T09:00:00.000Z',
      })),
      ...cashier(null),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:break.title'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('deposit:break.records') })).toBeSeen();
  },
};

/** The same, where the platform alone says it. */
export const Excluded: Story = {
  parameters: {
    msw: [refuses('getDepositMethods', { code: 'player_excluded', status: 403 }), ...cashier(null)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:break.title'))).toBeSeen();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The player's own limit leaves too little for any method. */
export const LimitReached: Story = {
  parameters: { msw: cashier(null, { methods: [], depositLeft: '120.00' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:limit.reached'))).toBeSeen();
    await expect(
      canvas.getByText(like('deposit:limit.reachedHint', { amount: '120.00' })),
    ).toBeSeen();
  },
};

export const NoMethods: Story = {
  parameters: { msw: cashier(null, { methods: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:noMethods'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getDepositMethods'), ...cashier(null)] },
};

const slow = held('getDepositMethods');

export const Slow: Story = {
  parameters: { msw: [slow.handler, ...cashier(null)] },
  beforeEach: () => slow.hold(),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull());
    slow.letGo();
    await expect(await form()).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getDepositMethods', 1), ...cashier(null)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:retry') }));
    await expect(await form()).toBeSeen();
  },
};
