import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { explainsAmounts } from '#src/shared/balance/explainsAmounts.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_HAND, byHand, cashier } from '../deposit.fixture.ts';

/** A manual payment is reported by its transaction id, and reported again if it was made twice (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/ReportPayment',
  component: DepositScreen,
  parameters: { player: true, route: `/deposit?reference=${BY_HAND.reference}` },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormRule: Story = {
  parameters: { msw: cashier(BY_HAND) },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form');
    await keepsFormRule('ReportForm', form);
    await userEvent.click(canvas.getByRole('checkbox', { name: like('deposit:report.different') }));
    await explainsAmounts('SentFields', form);
  },
};

const numberField = () => screen.findByRole('textbox', { name: like('deposit:report.number') });
const pending = byHand({ state: 'pending', transactionNumber: '9F3K22X1' });

/** A transaction id in Bengali digits and with spaces is normalized; an impossible one shows an error. */
export const Reported: Story = {
  parameters: { msw: [answers('reportDepositTransaction', () => pending), ...cashier(BY_HAND)] },
  play: async ({ canvas }) => {
    await userEvent.type(await numberField(), '9?');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.submit') }));
    await waitFor(() =>
      expect(canvas.getByRole('form')).toHaveTextContent(t('deposit:report.invalid')),
    );
    await userEvent.clear(await numberField());
    await userEvent.type(await numberField(), ' ৯f3k 22x1 ');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.submit') }));
    const title = await canvas.findByText(t('deposit:reported.title'));
    await expect(title).toBeSeen();
    await expect(canvas.getByText('9F3K22X1')).toBeSeen();
    await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus());
  },
};

/** A transaction ID that was already used is refused, and stays in the field to be corrected. */
export const NumberUsed: Story = {
  parameters: {
    msw: [
      refuses('reportDepositTransaction', { code: 'transaction_used', status: 409 }),
      ...cashier(BY_HAND),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await numberField(), '9F3K22X1');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.submit') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('platform:error.transaction_used'),
    );
    await expect(await numberField()).toHaveValue('9F3K22X1');
  },
};

/** The deposit that has the transaction ID is the player's own: a link leads to it. */
export const NumberUsedByOwnDeposit: Story = {
  parameters: {
    msw: [
      refuses('reportDepositTransaction', {
        ...{ code: 'transaction_used', status: 409, value: { reference: 'D000000000001' } },
      }),
      ...cashier(BY_HAND),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await numberField(), '9F3K22X1');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.submit') }));
    const link = await canvas.findByRole('link', {
      name: t('deposit:report.toUsed', { reference: 'D000000000001' }),
    });
    await expect(link).toHaveAttribute('href', '/deposit?reference=D000000000001');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('deposit:report.usedHere'));
  },
};

let tries = 0;

/** The response to a report is lost twice: the page says that the outcome is not known yet, and retries. */
export const ReportAnswerLost: Story = {
  parameters: {
    msw: [
      http.post(EXAMPLES.reportDepositTransaction.path, () => {
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
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.submit') }));
    await expect(await canvas.findByText(t('deposit:report.unknown'))).toBeSeen();
    await expect(await canvas.findByText(t('deposit:reported.title'))).toBeSeen();
    await expect(tries).toBe(3);
  },
};

/** Paid twice: the second transaction ID becomes its own deposit. */
export const PaidTwice: Story = {
  parameters: {
    msw: [
      answers('reportSecondPayment', () => ({
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
    const form = await canvas.findByRole('form');
    await keepsFormRule('SecondForm', form);
    await explainsAmounts('SecondForm', form);
  },
};

/** The focus moves into a form that opens, and back to its button when it closes. */
export const FocusFollows: Story = {
  parameters: { msw: cashier(pending) },
  play: async ({ canvas }) => {
    for (const key of ['deposit:reported.correct', 'deposit:second.open'] as const) {
      const open = () => canvas.findByRole('button', { name: t(key) });
      await userEvent.click(await open());
      await waitFor(async () => expect(await numberField()).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.cancel') }));
      await expect(await open()).toHaveFocus();
    }
  },
};
