import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_HAND, byHand, cashier } from '../deposit.fixture.ts';

/** The platform refuses a payment report: the form says why (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/ReportFailure',
  component: DepositScreen,
  parameters: { player: true, route: `/deposit?reference=${BY_HAND.reference}` },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const TOO_MUCH = { code: 'amount_out_of_range', status: 422 };
const number = () => screen.findByRole('textbox', { name: like('deposit:report.number') });

/** Above the method's maximum: the form says that this is about the amount sent. */
export const SentTooMuch: Story = {
  parameters: { msw: [refuses('reportDepositTransaction', TOO_MUCH), ...cashier(BY_HAND)] },
  play: async ({ canvas }) => {
    await userEvent.type(await number(), '9F3K22X1');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.submit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('deposit:report.outOfRange'),
    );
  },
};

/** The same for a second payment. */
export const SecondOutOfRange: Story = {
  parameters: {
    msw: [
      refuses('reportSecondPayment', TOO_MUCH),
      ...cashier(byHand({ state: 'pending', transactionNumber: '9F3K22X1' })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('deposit:second.open') }));
    await userEvent.type(await number(), '9F3K22X2');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:second.submit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('deposit:report.outOfRange'),
    );
  },
};
