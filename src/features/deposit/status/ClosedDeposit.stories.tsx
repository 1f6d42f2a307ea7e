import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_CARD, BY_HAND, begins, byHand, CLOSED, cashier } from '../deposit.fixture.ts';

/** A closed deposit (S2.16 depositv2): its outcome, the reason, and the next step. */
const meta = {
  title: 'Features/Deposit/ClosedDeposit',
  component: DepositScreen,
  parameters: { player: true, route: `/deposit?reference=${BY_CARD.reference}` },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  parameters: { msw: cashier({ ...BY_CARD, ...CLOSED, state: 'paid' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(like('deposit:paid.title', { amount: '500.00' })),
    ).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('deposit:paid.records') })).toBeSeen();
  },
};

/** It was made for a game: the link back to it comes first. */
export const PaidForGame: Story = {
  parameters: {
    route: `/deposit?vassalage=CQ9&gameCode=CQ9-1&reference=${BY_CARD.reference}`,
    msw: cashier({ ...BY_CARD, ...CLOSED, state: 'paid' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: t('deposit:paid.game') })).toHaveAttribute(
      'href',
      '/seamless?vassalage=CQ9&gameCode=CQ9-1',
    );
  },
};

/** It was made with a promotion: the bonus is claimed on the promotion's page. */
export const PaidWithPromotion: Story = {
  parameters: {
    msw: [
      answers('getPromotion'),
      ...cashier({ ...BY_CARD, ...CLOSED, state: 'paid', promotion: 'deposit-match' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: t('deposit:paid.bonus') }),
    ).toHaveAttribute('href', '/promotions?code=deposit-match');
  },
};

/** Too long ago to report a second payment: the button is gone. */
export const PaidLongAgo: Story = {
  parameters: {
    msw: cashier(
      byHand({
        ...CLOSED,
        ...{ state: 'paid', transactionNumber: '9F3K22X1' },
        secondUntil: '2026-03-02T14:00:00.000Z',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: t('deposit:paid.records') })).toBeSeen();
    await expect(canvas.queryByRole('button', { name: t('deposit:second.open') })).toBeNull();
  },
};

/** The payment arrived late: it is credited, and the page says so. */
export const PaidLate: Story = {
  parameters: {
    msw: cashier({ ...BY_CARD, ...CLOSED, state: 'paid', expiresAt: '2026-03-02T14:09:00.000Z' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:paid.late'))).toBeSeen();
  },
};

/** The platform may write a time in any time zone: this payment was in time, and it is too late for a second one. */
export const PaidInAnotherZone: Story = {
  parameters: {
    msw: cashier(
      byHand({
        ...CLOSED,
        ...{ state: 'paid', transactionNumber: '9F3K22X1' },
        closedAt: '2026-03-02T20:10:00+06:00',
        secondUntil: '2026-03-02T20:00:00+06:00',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:paid.text'))).toBeSeen();
    await expect(canvas.queryByRole('button', { name: t('deposit:second.open') })).toBeNull();
  },
};

const again = begins(BY_HAND);

/** Expired: one press makes the same deposit again. */
export const Expired: Story = {
  parameters: {
    msw: [again.handler, ...cashier(byHand({ ...CLOSED, state: 'expired' }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:expired.title'))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: like('deposit:expired.again') }));
    await waitFor(() =>
      expect(again.bodies[0]).toMatchObject({
        ...{ method: 'mobile-wallet', provider: 'Test Wallet A', amount: '500.00' },
      }),
    );
  },
};

/** Expired, but paid in time: the transaction ID can be entered here. */
export const ExpiredButPaid: Story = {
  parameters: {
    msw: [
      answers('reportDepositTransaction', () =>
        byHand({ state: 'pending', transactionNumber: 'LATE-1', reportUntil: null }),
      ),
      ...cashier(byHand({ ...CLOSED, state: 'expired' })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('deposit:late.title'))).toBeSeen();
    await userEvent.type(
      canvas.getByRole('textbox', { name: like('deposit:report.number') }),
      'LATE-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.submit') }));
    await expect(await canvas.findByText('LATE-1')).toBeSeen();
  },
};

/** The day to report it is over: only a new deposit is possible. */
export const ExpiredLongAgo: Story = {
  parameters: {
    msw: cashier(byHand({ ...CLOSED, state: 'expired', reportUntil: '2026-03-02T14:00:00.000Z' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:expired.title'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('link', { name: t('deposit:status.other') })).toBeSeen();
  },
};

/** The same with the time in another time zone: neither the form nor its words are there. */
export const ExpiredLongAgoInAnotherZone: Story = {
  parameters: {
    msw: cashier(byHand({ ...CLOSED, state: 'expired', reportUntil: '2026-03-02T20:00:00+06:00' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:expired.text'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** A provider may still confirm the payment: a player who has paid should wait, and not pay twice. */
export const ExpiredAtProvider: Story = {
  parameters: { msw: cashier({ ...BY_CARD, ...CLOSED, state: 'expired' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('deposit:expired.provider'))).toBeSeen();
  },
};

/** The payment arrived late, and the player's limit no longer had room for it. */
export const Returned: Story = {
  parameters: { msw: cashier({ ...BY_CARD, ...CLOSED, state: 'rejected', returned: 'limit' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:returned.limit'))).toBeSeen();
    await expect(canvas.getByText(t('deposit:status.fee'))).toBeSeen();
    const total = canvas.getByText(t('deposit:status.total')).parentElement;
    await expect(total).toHaveTextContent(/515\.00/);
  },
};

export const Rejected: Story = {
  parameters: {
    msw: cashier(byHand({ ...CLOSED, state: 'rejected', note: 'No such payment.' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:rejected.title'))).toBeSeen();
    await expect(canvas.getByText(/No such payment/)).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('deposit:status.other') })).toBeSeen();
  },
};
