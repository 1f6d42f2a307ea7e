import { delay, HttpResponse, http } from 'msw';
import { screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { WithdrawalQuote } from '#src/platform/contract.generated.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { openPayload } from '#src/platform/payload/openPayload.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { WithdrawScreen } from './WithdrawScreen.tsx';
import { calls, quote, withdrawal } from './withdrawals.fixture.ts';

/** The withdrawal that an order creates. */
export const created = withdrawal();

/** The idempotency keys sent. */
export const keys: (string | null)[] = [];

/** The bodies sent. */
export const bodies: unknown[] = [];

/** Mocks the withdrawal endpoint and records keys and bodies; the first `lost` responses are lost. */
export const takes = (lost = 0) =>
  http.post(EXAMPLES.createWithdrawal.path, async ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    const isLost = keys.length <= lost;
    bodies.push(await openPayload(request));
    if (isLost) return HttpResponse.error();
    await delay(50);
    return HttpResponse.json({ success: true, value: created, message: '', code: 'ok' });
  });

/** The shared meta of the page's stories. */
export const withdrawScreen = {
  component: WithdrawScreen,
  decorators: [inToasts],
  parameters: { player: true, route: '/withdraw', msw: [takes(), ...calls] },
  beforeEach: () => {
    keys.length = 0;
    bodies.length = 0;
    sessionStorage.clear();
  },
};

/** Presses a button. */
export const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const amountField = () =>
  screen.findByRole('textbox', { name: like('withdrawals:form.amount') });
export const passwordField = () =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>('input[type="password"]');
    if (!field) throw new Error('There is no field for the payment password.');
    return field;
  });

/** Types an amount and opens its review. */
export async function review(amount: string): Promise<void> {
  await userEvent.type(await amountField(), amount);
  await press(t('withdrawals:form.continue'));
  await screen.findByRole('heading', { name: t('withdrawals:review.title') });
}

/** Reviews a withdrawal of 1000.00 and confirms it. */
export async function confirm(): Promise<void> {
  await review('1000');
  await userEvent.type(await passwordField(), '204816');
  await press(like('withdrawals:review.submit', { amount: '1,000.00' }));
}

/** The mocks of a page with a different quote. */
export const only = (change: Partial<WithdrawalQuote>) => [takes(), quote(change), ...calls];
