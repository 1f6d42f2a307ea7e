import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_HAND, byHand, cashier } from '../deposit.fixture.ts';

/** The platform does not keep what a player tells of a payment by hand: the form says why (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/TellTrouble',
  component: DepositScreen,
  parameters: { player: true, route: `/deposit?reference=${BY_HAND.reference}` },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const TOO_MUCH = { code: 'amount_out_of_range', status: 422 };
const number = () => screen.findByRole('textbox', { name: like('deposit:tell.number') });

/** The method never takes so much: the form says that it is about the amount that was sent. */
export const SentTooMuch: Story = {
  parameters: { msw: [refuses('tellDepositTransaction', TOO_MUCH), ...cashier(BY_HAND)] },
  play: async ({ canvas }) => {
    await userEvent.type(await number(), '9F3K22X1');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:tell.submit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:tell.outOfRange'));
  },
};

/** The same of a second payment. */
export const SecondOutOfRange: Story = {
  parameters: {
    msw: [
      refuses('tellSecondPayment', TOO_MUCH),
      ...cashier(byHand({ state: 'pending', transactionNumber: '9F3K22X1' })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('deposit:second.open') }));
    await userEvent.type(await number(), '9F3K22X2');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:second.submit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('deposit:tell.outOfRange'));
  },
};
