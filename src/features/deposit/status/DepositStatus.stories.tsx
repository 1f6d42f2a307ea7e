import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_CARD, BY_HAND, byHand, CLOSED, cashier } from '../deposit.fixture.ts';

/** One deposit in each of its states (S2.16 depositv2): what stage it is in, why, and what comes next. */
const meta = {
  title: 'Features/Deposit/DepositStatus',
  component: DepositScreen,
  parameters: { player: true, route: `/deposit?reference=${BY_CARD.reference}` },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ON_A_BREAK = answers('getProtection', () => ({
  ...EXAMPLES.getProtection.value,
  excludedUntil: '2026-09-02T09:00:00.000Z',
}));

/** Begun, to be paid on the provider's page. */
export const OnPage: Story = {
  parameters: { msw: cashier(BY_CARD) },
  play: async ({ canvas }) => {
    const go = await canvas.findByRole('link', { name: t('deposit:page.go') });
    await expect(go).toHaveAttribute(
      'href',
      expect.stringMatching(/\/sandbox\/pay\/DK7Q2MXA9PZRW$/),
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent(/13:|14:/);
  },
};

/** Back from the provider's page: the platform is asked what became of it. */
export const PageOpened: Story = {
  parameters: { msw: cashier({ ...BY_CARD, state: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:page.asking'))).toBeSeen();
  },
};

/** Within the page, in a sandboxed frame; what it says makes the page ask the platform, whatever it is. */
export const InFrame: Story = {
  parameters: {
    msw: cashier({ ...BY_CARD, ...{ adapter: 'iframe', payUrl: '/mockServiceWorker.js' } }),
  },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle(like('deposit:page.frame'));
    await expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
    await expect(canvas.queryByRole('link', { name: t('deposit:page.go') })).toBeNull();
  },
};

/** A provider that the manifest does not name is not framed: its page opens by itself. */
export const NotFramed: Story = {
  parameters: {
    msw: cashier({ ...BY_CARD, ...{ adapter: 'iframe', payUrl: 'https://elsewhere.example/1' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: t('deposit:page.go') })).toBeSeen();
  },
};

/** An address that is neither the platform's nor reached by https is never opened. */
export const PageBroken: Story = {
  parameters: { msw: cashier({ ...BY_CARD, payUrl: 'http://elsewhere.example/pay' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:page.broken'));
  },
};

/** By hand: number and amount are copied by a press each, and the page says what to press in the app. */
export const ByHand: Story = {
  parameters: { msw: cashier(BY_HAND) },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deposit:hand.how.send-money'))).toBeSeen();
    await expect(canvas.getByText(t('deposit:hand.only.send-money'))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:hand.copyNumber') }));
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:hand.copyAmount') }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('01000000001');
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('500.00');
  },
};

const merchant = byHand({
  payTo: {
    ...{ name: 'Test Merchant', number: '01000000003', qr: 'testpay:01000000003?amount=500.00' },
    ...{ walletKind: 'merchant', walletAction: 'payment' },
  },
});

export const WithQRCode: Story = {
  parameters: { msw: cashier(merchant) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: t('deposit:hand.qr') })).toBeSeen();
    await expect(canvas.getByText(like('deposit:hand.how.payment'))).toBeSeen();
  },
};

export const AgentNumber: Story = {
  parameters: {
    msw: cashier(
      byHand({
        payTo: {
          ...{ name: 'Test Merchant', number: '01000000002', qr: null },
          ...{ walletKind: 'agent', walletAction: 'cash-out' },
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deposit:hand.how.cash-out'))).toBeSeen();
  },
};

export const FormRule: Story = {
  parameters: { msw: cashier(BY_HAND) },
  play: async ({ canvas }) => keepsFormRule('TellForm', await canvas.findByRole('form')),
};

const numberField = () => screen.findByRole('textbox', { name: like('deposit:tell.number') });
const pending = byHand({ state: 'pending', transactionNumber: '9F3K22X1' });

/** The transaction id in Bengali digits and with the spaces of a copied text is put right; one that cannot be is explained. */
export const Told: Story = {
  parameters: { msw: [answers('tellDepositTransaction', () => pending), ...cashier(BY_HAND)] },
  play: async ({ canvas }) => {
    await userEvent.type(await numberField(), '9?');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:tell.submit') }));
    await waitFor(() =>
      expect(canvas.getByRole('form')).toHaveTextContent(t('deposit:tell.invalid')),
    );
    await userEvent.clear(await numberField());
    await userEvent.type(await numberField(), ' ৯f3k 22x1 ');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:tell.submit') }));
    await expect(await canvas.findByText(t('deposit:told.title'))).toBeSeen();
    await expect(canvas.getByText('9F3K22X1')).toBeSeen();
  },
};

/** A transaction ID that was already used is refused, and stays in the field to be corrected. */
export const NumberUsed: Story = {
  parameters: {
    msw: [
      refuses('tellDepositTransaction', { code: 'transaction_used', status: 409 }),
      ...cashier(BY_HAND),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await numberField(), '9F3K22X1');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:tell.submit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('platform:error.transaction_used'),
    );
    await expect(await numberField()).toHaveValue('9F3K22X1');
  },
};

/** What was told is corrected in three presses: the id, and what was really sent. */
export const Corrected: Story = {
  parameters: {
    msw: [
      answers('tellDepositTransaction', () => ({
        ...pending,
        ...{ sentAmount: '450.00', sentAs: 'cash-out' },
      })),
      ...cashier(pending),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('deposit:told.correct') }));
    await expect(await numberField()).toHaveValue('9F3K22X1');
    const sent = await canvas.findByRole('textbox', { name: like('deposit:tell.sentAmount') });
    await userEvent.clear(sent);
    await userEvent.type(sent, '450');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:tell.save') }));
    // The form has the same words.
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
    await expect(canvas.getByText(t('deposit:tell.action.cash-out'))).toBeSeen();
  },
};

const sent: unknown[] = [];

/** Sent to an old number: it is chosen from those of the platform, in three presses. */
export const SentElsewhere: Story = {
  parameters: {
    msw: [
      http.post(EXAMPLES.tellDepositTransaction.path, async ({ request }) => {
        sent.push(await request.json());
        const [, sentTo = null] = pending.destinations;
        return HttpResponse.json({
          success: true,
          value: { ...pending, sentTo },
          message: '',
          code: 'ok',
        });
      }),
      ...cashier(BY_HAND),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await numberField(), '9F3K22X1');
    await userEvent.click(canvas.getByRole('checkbox', { name: like('deposit:tell.different') }));
    await userEvent.click(canvas.getByRole('radio', { name: /01000000009/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:tell.submit') }));
    await expect(await canvas.findByText(t('deposit:told.title'))).toBeSeen();
    await expect(canvas.getByText(/01000000009/)).toBeSeen();
    await expect(sent.at(-1)).toMatchObject({
      sentTo: { provider: 'Test Wallet A', number: '01000000009' },
    });
  },
};

let tries = 0;

/** The answer to a told payment is lost twice: the page says that it is not known yet, and asks again by itself. */
export const TellAnswerLost: Story = {
  parameters: {
    msw: [
      http.post(EXAMPLES.tellDepositTransaction.path, () => {
        tries += 1;
        if (tries % 3 !== 0) return HttpResponse.error();
        return HttpResponse.json({ success: true, value: pending, message: '', code: 'ok' });
      }),
      ...cashier(BY_HAND),
    ],
  },
  play: async ({ canvas }) => {
    tries = 0;
    await userEvent.type(await numberField(), '9F3K22X1');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:tell.submit') }));
    await expect(await canvas.findByText(t('deposit:tell.unknown'))).toBeSeen();
    await expect(await canvas.findByText(t('deposit:told.title'))).toBeSeen();
    await expect(tries).toBe(3);
  },
};

/** Paid twice: the second transaction ID becomes a deposit of its own. */
export const PaidTwice: Story = {
  parameters: {
    msw: [
      answers('tellSecondPayment', () => ({
        ...pending,
        ...{ reference: 'D000000000002', transactionNumber: '9F3K22X2' },
      })),
      answers('getDeposit', (url) =>
        url.searchParams.get('reference') === 'D000000000002'
          ? { ...pending, reference: 'D000000000002', transactionNumber: '9F3K22X2' }
          : pending,
      ),
      ...cashier(pending),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('deposit:second.open') }));
    await waitFor(async () => expect(await numberField()).toHaveFocus());
    await userEvent.type(await numberField(), '9f3k22x2');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:second.submit') }));
    await expect(await canvas.findByText('9F3K22X2')).toBeSeen();
    await expect(canvas.getByText('D000000000002')).toBeSeen();
  },
};

export const SecondFormRule: Story = {
  parameters: { msw: cashier(pending) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('deposit:second.open') }));
    await keepsFormRule('SecondForm', await canvas.findByRole('form'));
  },
};

/** The focus goes into a form that opens, and back to its button where that is closed. */
export const FocusFollows: Story = {
  parameters: { msw: cashier(pending) },
  play: async ({ canvas }) => {
    for (const key of ['deposit:told.correct', 'deposit:second.open'] as const) {
      const open = () => canvas.findByRole('button', { name: t(key) });
      await userEvent.click(await open());
      await waitFor(async () => expect(await numberField()).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: t('deposit:tell.cancel') }));
      await expect(await open()).toHaveFocus();
    }
  },
};

const HOURS_BEHIND_MS = 3 * 3_600_000;

/** The device’s clock is three hours behind: the time left is counted by the platform’s. */
export const DeviceClockWrong: Story = {
  parameters: { msw: cashier(BY_HAND) },
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => now() - HOURS_BEHIND_MS;
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/13:|14:/);
  },
};

/** The platform does not answer for a while: nothing is said to have failed, and it is asked again. */
export const NotKnownYet: Story = {
  parameters: {
    msw: [
      answers('getDeposit', () => ({ ...BY_CARD, state: 'pending' })),
      ...cashier({ ...BY_CARD, ...CLOSED, state: 'paid' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:page.asking'))).toBeSeen();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getDeposit', 1), ...cashier(BY_CARD)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:status.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:retry') }));
    await expect(await canvas.findByRole('link', { name: t('deposit:page.go') })).toBeSeen();
  },
};

/** A payment that was begun before a break is still told and credited; nothing new is offered. */
export const DuringABreak: Story = {
  parameters: {
    msw: [ON_A_BREAK, ...cashier(BY_HAND)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:break.title'))).toBeSeen();
    await expect(await canvas.findByRole('form', { name: t('deposit:tell.form') })).toBeSeen();
    await expect(canvas.queryByRole('link', { name: t('deposit:status.other') })).toBeNull();
  },
};

/** The same, where the time to pay is over: it can be told, and not begun again. */
export const ExpiredDuringABreak: Story = {
  parameters: {
    msw: [ON_A_BREAK, ...cashier(byHand({ ...CLOSED, state: 'expired' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:break.title'))).toBeSeen();
    await expect(await canvas.findByRole('form', { name: t('deposit:tell.form') })).toBeSeen();
    await expect(canvas.queryByRole('button', { name: like('deposit:expired.again') })).toBeNull();
  },
};
