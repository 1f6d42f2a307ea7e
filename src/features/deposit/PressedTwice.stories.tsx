import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { BY_HAND, begins, byHand, cashier } from './deposit.fixture.ts';
import { amountField } from './depositForm.fixture.ts';

/** The buttons of a deposit, pressed twice before they show that they are busy (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/PressedTwice',
  component: DepositScreen,
  parameters: { player: true, route: '/deposit' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Clicks a button twice, as quickly as a person can. */
async function clickTwice(name: RegExp | string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  button.click();
  button.click();
}

const created = begins(BY_HAND);

/** One deposit is requested, once. */
export const CreatedOnce: Story = {
  parameters: {
    msw: [
      created.handler,
      answers('getDeposit', (url) => (url.searchParams.has('reference') ? BY_HAND : null)),
      ...cashier(null),
    ],
  },
  play: async ({ canvas }) => {
    created.keys.length = 0;
    await userEvent.type(await amountField(), '500');
    await clickTwice(like('deposit:submit'));
    await expect(await canvas.findByText(t('deposit:hand.steps'))).toBeSeen();
    await expect(created.keys).toHaveLength(1);
  },
};

let reports = 0;

/** A payment is reported once. */
export const ReportedOnce: Story = {
  parameters: {
    route: `/deposit?reference=${BY_HAND.reference}`,
    msw: [
      http.post(EXAMPLES.reportDepositTransaction.path, () => {
        reports += 1;
        const value = byHand({ state: 'pending', transactionNumber: '9F3K22X1' });
        return HttpResponse.json({ success: true, value, message: '', code: 'ok' });
      }),
      ...cashier(BY_HAND),
    ],
  },
  play: async ({ canvas }) => {
    reports = 0;
    const name = like('deposit:report.number');
    await userEvent.type(await screen.findByRole('textbox', { name }), '9F3K22X1');
    await clickTwice(t('deposit:report.submit'));
    await expect(await canvas.findByText(t('deposit:reported.title'))).toBeSeen();
    await expect(reports).toBe(1);
  },
};
