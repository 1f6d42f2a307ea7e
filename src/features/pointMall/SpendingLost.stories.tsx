import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { losesFirst } from '#src/platform/endpoints/losesFirst.fixture.ts';
import { later } from '#src/session/later.fixture.ts';
import { PointMallScreen } from './PointMallScreen.tsx';

const HALF_A_DAY_MS = 12 * 3_600_000;
const REWARD = '1.00 play credit';

let balance = '';
/** The refusal of calls after the first, whose response is lost; without it they succeed. */
let refusal: { code: string; status: number } | undefined;
const keys: (string | null)[] = [];

/** Spends points; the first call's response is lost. */
const spends = (id: 'convertPoints' | 'redeemPoints') =>
  http.post(EXAMPLES[id].path, ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    balance = '10.00';
    const lost = { code: 'unexpected_error', status: 500 };
    const failed = keys.length === 1 ? lost : refusal;
    if (!failed) {
      const { value } = EXAMPLES[id];
      return HttpResponse.json({ success: true, value, message: '', code: 'ok' });
    }
    const { code, status } = failed;
    return HttpResponse.json({ success: false, value: null, message: '', code }, { status });
  });

const claims = losesFirst('claimPoints');

/** Spent points with a lost response (S7.30): they are never spent twice. */
const meta = {
  title: 'Features/PointMall/SpendingLost',
  component: PointMallScreen,
  parameters: {
    route: '/pointMall',
    player: true,
    msw: [
      answers('getPointBalance', () => ({ ...EXAMPLES.getPointBalance.value, balance })),
      answers('getPointConfig'),
      answers('getPayloadKeys'),
      answers('getPointItems', () => ({
        list: EXAMPLES.getPointItems.value.list.map((item) => ({
          ...item,
          ...{ code: 'credit-1', name: REWARD, price: '400.00', worth: '1.00' },
        })),
        totalPages: 1,
      })),
      ...[spends('convertPoints'), spends('redeemPoints')],
      ...[claims.handler, answers('claimPoints')],
    ],
  },
  beforeEach: () => {
    balance = '410.00';
    refusal = undefined;
    keys.length = 0;
    claims.reset();
    sessionStorage.removeItem('livery.draft.points.convert');
    sessionStorage.removeItem('livery.draft.points.redeem.credit-1');
  },
} satisfies Meta<typeof PointMallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(button: string, name: string): Promise<ReturnType<typeof within>> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
}
const redeeming = () =>
  openDialog(
    t('pointMall:items.redeemNamed', { name: REWARD }),
    t('pointMall:redeem.title', { name: REWARD }),
  );
const converting = () => openDialog(t('pointMall:balance.convert'), t('pointMall:convert.title'));

type Dialog = Awaited<ReturnType<typeof openDialog>>;

async function press(dialog: Dialog, button: string): Promise<void> {
  await userEvent.click(await dialog.findByRole('button', { name: button }));
}
const typePassword = async (dialog: Dialog) =>
  userEvent.type(dialog.getByLabelText(like('pointMall:password.label')), '204816');

/** Converts 400; the response is lost. */
async function convert(): Promise<Dialog> {
  const dialog = await converting();
  await userEvent.type(
    dialog.getByRole('textbox', { name: like('pointMall:convert.amount') }),
    '400',
  );
  await typePassword(dialog);
  await press(dialog, t('pointMall:convert.submit'));
  await expect(await dialog.findByText(t('pointMall:unconfirmed.title'))).toBeSeen();
  return dialog;
}

/** The order survives its dialog, though the points are gone, and is retried with the same key. */
export const Converted: Story = {
  play: async ({ canvas }) => {
    const first = await convert();
    await expect(await canvas.findByText('10.00')).toBeInTheDocument();
    await press(first, t('pointMall:convert.close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(t('pointMall:unconfirmed.title'))).toBeSeen();
    const dialog = await converting();
    const amount = dialog.getByRole('textbox', { name: like('pointMall:convert.amount') });
    await expect(amount).toBeDisabled();
    await expect(amount).toHaveValue('400.00');
    await typePassword(dialog);
    await press(dialog, t('pointMall:retry'));
    await expect(await screen.findByText(like('pointMall:convert.done'))).toBeSeen();
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** An item stays redeemable until its order is confirmed, though the points left are too few for another. */
export const Redeemed: Story = {
  play: async ({ canvas }) => {
    const dialog = await redeeming();
    await typePassword(dialog);
    await press(dialog, t('pointMall:redeem.submit', { points: '400.00' }));
    await expect(await dialog.findByText(t('pointMall:unconfirmed.title'))).toBeSeen();
    await expect(await canvas.findByText('10.00')).toBeInTheDocument();
    await press(dialog, t('pointMall:retry'));
    await expect(await screen.findByText(t('pointMall:redeem.done'))).toBeSeen();
    await expect(new Set(keys).size).toBe(1);
    await expect(await canvas.findByText(like('pointMall:items.short'))).toBeSeen();
  },
};

/** A refused retry with another password shows that the first went through: nothing is left to do. */
export const WentThroughBefore: Story = {
  play: async () => {
    refusal = { code: 'idempotency_key_reused', status: 422 };
    await press(await convert(), t('pointMall:retry'));
    await expect(await screen.findByText(t('pointMall:alreadyDone.title'))).toBeSeen();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText(t('pointMall:unconfirmed.title'))).toBeNull();
  },
};

/** Claimed points behave the same: the response is lost, and the next press uses the same key. */
export const Claimed: Story = {
  play: async ({ canvas }) => {
    const claim = await canvas.findByRole('button', { name: like('pointMall:balance.claim') });
    await userEvent.click(claim);
    await expect(await screen.findByText(t('session:outcome.unconfirmed'))).toBeSeen();
    await expect(screen.queryByText(t('pointMall:balance.claimFailed'))).toBeNull();
    await waitFor(() => expect(claim).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(claim);
    await expect(await screen.findByText(like('pointMall:balance.claimed'))).toBeSeen();
    await expect(claims.keys).toHaveLength(2);
    await expect(new Set(claims.keys).size).toBe(1);
  },
};

/** An order is not retried once its key may have expired: the dialog says where to look. */
export const TooLateToRepeat: Story = {
  play: async () => {
    const dialog = await convert();
    await later(HALF_A_DAY_MS, async () => {
      await press(dialog, t('pointMall:retry'));
      await expect(await dialog.findByText(like('platform:error.key_expired'))).toBeSeen();
    });
    await expect(dialog.queryByRole('button', { name: t('pointMall:retry') })).toBeNull();
    await expect(keys).toHaveLength(1);
  },
};
