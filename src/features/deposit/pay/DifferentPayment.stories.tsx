import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { keepDraft } from '#src/session/fields/keptDraft.ts';
import { DepositScreen } from '../DepositScreen.tsx';
import { BY_HAND, byHand, cashier } from '../deposit.fixture.ts';

/** A manual payment that differs from the instructions is reported as it was made (S2.16 depositv2). */
const meta = {
  title: 'Features/Deposit/DifferentPayment',
  component: DepositScreen,
  parameters: { player: true, route: `/deposit?reference=${BY_HAND.reference}` },
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const numberField = () => screen.findByRole('textbox', { name: like('deposit:report.number') });
const pending = byHand({ state: 'pending', transactionNumber: '9F3K22X1' });

/** A report is corrected in three presses: the id, and what was really sent. */
export const Corrected: Story = {
  parameters: {
    msw: [
      answers('reportDepositTransaction', () => ({
        ...pending,
        ...{ sentAmount: '450.00', sentAs: 'cash-out' },
      })),
      ...cashier(pending),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('deposit:reported.correct') }),
    );
    const heading = { level: 2, name: t('deposit:report.correction') };
    await expect(await canvas.findByRole('heading', heading)).toBeSeen();
    await expect(await numberField()).toHaveValue('9F3K22X1');
    const sent = await canvas.findByRole('textbox', { name: like('deposit:report.sentAmount') });
    await userEvent.clear(sent);
    await userEvent.type(sent, '450');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.save') }));
    // The form has the same text.
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
    await expect(canvas.getByText(t('deposit:report.action.cash-out'))).toBeSeen();
  },
};

const kinds: unknown[] = [];

/** Cashed out where money was to be sent: another kind is chosen, in three presses. */
export const WrongKind: Story = {
  parameters: {
    msw: [
      http.post(EXAMPLES.reportDepositTransaction.path, async ({ request }) => {
        kinds.push(await request.json());
        const value = { ...pending, sentAs: 'cash-out' };
        return HttpResponse.json({ success: true, value, message: '', code: 'ok' });
      }),
      ...cashier(pending),
    ],
  },
  play: async ({ canvas }) => {
    const press = (role: 'button' | 'radio', name: string) =>
      canvas.findByRole(role, { name }).then((control) => userEvent.click(control));
    await press('button', t('deposit:reported.correct'));
    await press('radio', t('deposit:report.action.cash-out'));
    await press('button', t('deposit:report.save'));
    await waitFor(() => expect(canvas.queryByRole('radio')).toBeNull());
    await expect(canvas.getByText(t('deposit:report.action.cash-out'))).toBeSeen();
    await expect(kinds.at(-1)).toMatchObject({
      ...{ transactionNumber: '9F3K22X1', sentAs: 'cash-out' },
    });
  },
};

const sent: unknown[] = [];

/** Sent to an old number: it is chosen from the platform's numbers, in three presses. */
export const SentElsewhere: Story = {
  parameters: {
    msw: [
      http.post(EXAMPLES.reportDepositTransaction.path, async ({ request }) => {
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
    await userEvent.click(canvas.getByRole('checkbox', { name: like('deposit:report.different') }));
    await userEvent.click(canvas.getByRole('radio', { name: /01000000009/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.submit') }));
    await expect(await canvas.findByText(t('deposit:reported.title'))).toBeSeen();
    await expect(canvas.getByText(/01000000009/)).toBeSeen();
    await expect(sent.at(-1)).toMatchObject({
      sentTo: { provider: 'Test Wallet A', number: '01000000009' },
    });
  },
};

const kept: unknown[] = [];

/** The differences survive a reload and are reported: otherwise the cashier would credit another amount. */
export const KeptOverReload: Story = {
  parameters: {
    msw: [
      http.post(EXAMPLES.reportDepositTransaction.path, async ({ request }) => {
        kept.push(await request.json());
        return HttpResponse.json({ success: true, value: pending, message: '', code: 'ok' });
      }),
      ...cashier(BY_HAND),
    ],
  },
  beforeEach: () => {
    const draft = {
      different: { opened: false, value: true },
      sentAmount: { opened: BY_HAND.amount, value: '450' },
    };
    keepDraft(`deposit-${BY_HAND.reference}`, draft, EXAMPLES.getMemberInfo.value.id);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('textbox', { name: like('deposit:report.sentAmount') }),
    ).toHaveValue('450');
    await userEvent.type(await numberField(), '9F3K22X1');
    await userEvent.click(canvas.getByRole('button', { name: t('deposit:report.submit') }));
    await expect(await canvas.findByText(t('deposit:reported.title'))).toBeSeen();
    await expect(kept.at(-1)).toMatchObject({ sentAmount: '450' });
  },
};
