import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { fails } from '#src/platform/endpoints/answers.fixture.ts';
import { arrived, byAddress, payment } from '../coins.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_CARD, CLOSED, cashier } from '../deposit.fixture.ts';

/** A coin deposit to its own address (S2.16 depositv2): waiting, partial, confirming, over-paid, late, and closed. */
const meta = {
  title: 'Features/Deposit/CoinPaymentStep',
  component: DepositScreen,
  parameters: { player: true, route: `/deposit?reference=${BY_CARD.reference}` },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const waiting = byAddress();
const address = String(waiting.coins?.address);

/** Nothing has arrived: network, address and amount with copy buttons, the rate, and the time left by the platform's clock. */
export const Waiting: Story = {
  parameters: { msw: cashier(waiting) },
  beforeEach: () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => write.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        asText('deposit:coins.only', { coin: 'TEST', network: 'Test Chain' }),
      ),
    ).toBeSeen();
    await expect(canvas.getByText(address)).toBeSeen();
    await expect(await canvas.findByRole('img', { name: t('deposit:coins.qr') })).toBeSeen();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/13:|14:/);
    await expect(canvas.getByText(like('deposit:coins.rateOf', { coin: 'TEST' }))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:coins.copyAddress') }));
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:hand.copyAmount') }));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(address);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith('10.000000');
    await expect(canvas.getByRole('link', { name: t('deposit:coins.open') })).toHaveAttribute(
      'href',
      expect.stringContaining(String(waiting.payUrl)),
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const InBengali: Story = {
  globals: { language: 'bn' },
  parameters: { msw: cashier(waiting) },
};

const part = payment({ coins: '6.000000', confirmations: 3 });

/** Less arrived than requested: the rest goes to the same address. */
export const PartArrived: Story = {
  parameters: {
    msw: cashier(
      byAddress(
        { received: '6.000000', missing: '4.000000', payments: [part] },
        { state: 'pending' },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('deposit:coins.partial.title'))).toBeSeen();
    await expect(
      canvas.getByText(like('deposit:coins.partial.missing', { missing: '4.000000 TEST' })),
    ).toBeSeen();
    await expect(canvas.getByText('4.000000 TEST')).toBeSeen();
    await expect(canvas.getByText(address)).toBeSeen();
    await expect(canvas.getByText(t('deposit:coins.confirmed'))).toBeSeen();
  },
};

/** All coins arrived: confirmations are shown as they come, and nothing more to send. */
export const Confirming: Story = {
  parameters: { msw: cashier(arrived('10.000000', [payment({})])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deposit:coins.confirming.exact'))).toBeSeen();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      t('deposit:coins.confirmations', { done: '1', needed: '3' }),
    );
    await expect(canvas.queryByText(address)).toBeNull();
  },
};

const more = payment({ coins: '12.000000', beyond: { coins: '2.000000', rate: '121.40' } });

/** More arrived than requested: the excess is credited at the rate of its arrival. */
export const OverPaid: Story = {
  parameters: { msw: cashier(arrived('12.000000', [more])) },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(
      like('deposit:coins.confirming.over', { received: '12.000000' }),
    );
    await expect(words).toHaveTextContent(/121\.40/);
  },
};

/** Time ran out after a partial payment: it is credited if it is worth enough. */
export const PartialAtTheEnd: Story = {
  parameters: { msw: cashier(arrived('9.000000', [payment({ coins: '9.000000' })])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deposit:coins.confirming.partial'))).toBeSeen();
  },
};

const late = payment({ late: true, rate: '121.40' });

/** Coins arrived late: the rate of their arrival is shown. */
export const Late: Story = {
  parameters: { msw: cashier(arrived('10.000000', [late])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/121\.40/)).toBeSeen();
  },
};

const paid = { ...CLOSED, state: 'paid' } as const;

export const PaidOver: Story = {
  parameters: { msw: cashier({ ...arrived('12.000000', [more]), ...paid }) },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(like('deposit:coins.paid.over'));
    await expect(words).toHaveTextContent(/120\.00.*121\.40/);
  },
};

export const PaidLate: Story = {
  parameters: { msw: cashier({ ...arrived('10.000000', [late]), ...paid }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deposit:coins.paid.late'))).toBeSeen();
  },
};

/** Nothing arrived in time: a player who has sent coins should wait, and send nothing more. */
export const ExpiredUnpaid: Story = {
  parameters: {
    msw: cashier(byAddress({ missing: null, uri: null }, { ...CLOSED, state: 'expired' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(asText('deposit:coins.expired'))).toBeSeen();
    await expect(canvas.queryByText(address)).toBeNull();
  },
};

/** The coins were worth too little, and are returned. */
export const Returned: Story = {
  parameters: {
    msw: cashier({
      ...byAddress({ received: '2.000000', payments: [part], missing: null }),
      ...{ ...CLOSED, state: 'rejected', returned: 'least' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('deposit:returned.least'))).toBeSeen();
  },
};

/** The deposit failed to load; a button retries. */
export const Failed: Story = {
  parameters: { msw: [fails('getDeposit', 1), ...cashier(waiting)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:status.failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:retry') }));
    await expect(await canvas.findByText(address)).toBeSeen();
  },
};
