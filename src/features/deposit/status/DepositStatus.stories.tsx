import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_CARD, BY_HAND, byHand, CLOSED, cashier } from '../deposit.fixture.ts';

/** One deposit in each of its states (S2.16 depositv2): its step, the reason, and the next step. */
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

/** Created, to be paid on the provider's page. */
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

/** Back from the provider's page: the platform is asked for the outcome. */
export const PageOpened: Story = {
  parameters: { msw: cashier({ ...BY_CARD, state: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('deposit:page.asking'))).toBeSeen();
  },
};

/** Embedded in a sandboxed frame; any message from it makes the page ask the platform. */
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

/** A provider that the manifest does not name is not framed: its page opens separately. */
export const NotFramed: Story = {
  parameters: {
    msw: cashier({ ...BY_CARD, ...{ adapter: 'iframe', payUrl: 'https://elsewhere.example/1' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: t('deposit:page.go') })).toBeSeen();
  },
};

/** An address that is neither the platform's nor https is never opened. */
export const PageBroken: Story = {
  parameters: { msw: cashier({ ...BY_CARD, payUrl: 'http://elsewhere.example/pay' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:page.broken'));
  },
};

/** Manual: number and amount have copy buttons, and the page says what to press in the app. */
export const ByHand: Story = {
  parameters: { msw: cashier(BY_HAND) },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deposit:hand.how.send-money'))).toBeSeen();
    await expect(canvas.getByText(asText('deposit:hand.only.send-money'))).toBeSeen();
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

const HOURS_BEHIND_MS = 3 * 3_600_000;

/** The device's clock is three hours behind: the time left is counted by the platform's. */
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

let asked = 0;

/** The platform does not respond to a returning player: no failure is shown, and the page polls until the outcome is known. */
export const OutcomeUnknown: Story = {
  parameters: {
    msw: [
      http.get(EXAMPLES.getDeposit.path, () => {
        asked += 1;
        if (asked !== 2) return undefined;
        const body = { success: false, value: null, message: '', code: 'unexpected_error' };
        return HttpResponse.json(body, { status: 500 });
      }),
      answers('getDeposit', () =>
        asked === 1 ? { ...BY_CARD, state: 'pending' } : { ...BY_CARD, ...CLOSED, state: 'paid' },
      ),
      ...cashier(BY_CARD),
    ],
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('deposit:page.asking'))).toBeSeen();
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(t('deposit:status.stale'))).toBeSeen();
    await expect(canvas.getByText(asText('deposit:page.asking'))).toBeSeen();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(await canvas.findByText(like('deposit:paid.title'))).toBeSeen();
    await expect(canvas.queryByText(t('deposit:status.stale'))).toBeNull();
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

/** A payment made before a break is still reported, and returned; the player is not asked to pay, and nothing new is offered. */
export const DuringABreak: Story = {
  parameters: {
    msw: [ON_A_BREAK, ...cashier(BY_HAND)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:break.title'))).toBeSeen();
    const form = await canvas.findByRole('form', { name: t('deposit:report.form') });
    await waitFor(() => expect(form).toHaveTextContent(asText('deposit:break.returned')));
    await expect(canvas.queryByRole('link', { name: t('deposit:status.other') })).toBeNull();
    await expect(canvas.queryByText(t('deposit:hand.steps'))).toBeNull();
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** The same for a payment on the provider's page: there is no link to it. */
export const AtProviderDuringABreak: Story = {
  parameters: { msw: [ON_A_BREAK, ...cashier(BY_CARD)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('deposit:break.wait'))).toBeSeen();
    await expect(canvas.queryByRole('link', { name: t('deposit:page.go') })).toBeNull();
  },
};

/** The same after the time to pay is over: it can be reported, but not repeated. */
export const ExpiredDuringABreak: Story = {
  parameters: {
    msw: [ON_A_BREAK, ...cashier(byHand({ ...CLOSED, state: 'expired' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:break.title'))).toBeSeen();
    await expect(await canvas.findByRole('form', { name: t('deposit:report.form') })).toBeSeen();
    await expect(canvas.queryByRole('button', { name: like('deposit:expired.again') })).toBeNull();
  },
};
