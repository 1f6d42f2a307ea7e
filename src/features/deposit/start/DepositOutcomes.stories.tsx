import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { asText, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { losesFirst } from '#src/platform/endpoints/losesFirst.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_CARD, BY_HAND, begins, byHand, CLOSED, cashier } from '../deposit.fixture.ts';
import { amountField, form, send, typed } from '../depositForm.fixture.ts';
import { depositKeyName } from '../storedIdempotencyKey.ts';

/** The outcome of the form: a deposit, a refusal, or an earlier open deposit (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/DepositOutcomes',
  component: DepositScreen,
  parameters: { player: true, route: '/deposit', msw: cashier(null) },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = begins(BY_HAND);

/** A press on a quick amount; the deposit is created, and its page says how to pay it. */
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

const lost = begins(BY_HAND, 2);

/** The response is lost twice: the page says that the outcome is not known yet, retries with the same key, and finds the one deposit. */
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

const unanswered = losesFirst('createDeposit');

/** A player suspended after the response was lost sees that notice. The deposit stays unconfirmed, and the page stops retrying. */
export const SuspendedSince: Story = {
  parameters: {
    msw: [
      unanswered.handler,
      refuses('createDeposit', { code: 'player_suspended', status: 403 }),
      ...cashier(null),
    ],
  },
  beforeEach: () => {
    unanswered.reset();
    return () => localStorage.removeItem(depositKeyName(EXAMPLES.getMemberInfo.value.id));
  },
  play: async ({ canvas }) => {
    await typed('500');
    const words = await canvas.findByText(asText('platform:error.player_suspended'), undefined, {
      timeout: 5000,
    });
    await expect(words).toBeSeen();
    await expect(canvas.getByText(t('deposit:unknown.title'))).toBeSeen();
    await expect(canvas.queryByText(t('deposit:refused'))).toBeNull();
  },
};

/** The platform refuses: the form keeps its values and shows the reason. */
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

/** Too many open deposits: each has a link. */
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

/** A deposit that waits for its player is resumed. */
export const Resumed: Story = {
  parameters: { msw: cashier(BY_HAND) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:hand.steps'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('deposit:status.other') })).toBeSeen();
  },
};

/** Another deposit while one is open: the form says so first. */
export const SecondDeposit: Story = {
  parameters: { route: '/deposit?new', msw: cashier(BY_HAND) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('session:openDeposit.title'))).toBeSeen();
    await expect(await form()).toBeSeen();
  },
};

/** A deposit being checked needs nothing from the player: the form is shown, with a link to it above. */
export const BeingChecked: Story = {
  parameters: { msw: cashier(byHand({ state: 'pending', transactionNumber: '9F3K22X1' })) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('session:openDeposit.to.cashier') }),
    ).toBeSeen();
    await expect(await form()).toBeSeen();
  },
};

let isOpen = true;

/** A deposit closed after it was resumed is not resumed again: the form is shown. */
export const ClosedSince: Story = {
  render: () => (
    <>
      <ButtonLink to="/deposit">{t('deposit:title')}</ButtonLink>
      <DepositScreen />
    </>
  ),
  parameters: {
    msw: [
      answers('getDeposit', ({ searchParams }) => {
        if (searchParams.has('reference')) return byHand({ ...CLOSED, state: 'expired' });
        return isOpen ? BY_HAND : null;
      }),
      ...cashier(null),
    ],
  },
  beforeEach: () => {
    isOpen = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:expired.title'))).toBeSeen();
    isOpen = false;
    // The links between the pages of money have one of this name too.
    await userEvent.click(canvas.getByRole('link', { name: t('deposit:title'), current: false }));
    await expect(await form()).toBeSeen();
  },
};
