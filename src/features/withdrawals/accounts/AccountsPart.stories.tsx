import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { paintedAt } from '#src/ui/paintedAt.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { WithdrawScreen } from '../WithdrawScreen.tsx';
import { calls } from '../withdrawals.fixture.ts';
import { AccountsPart } from './AccountsPart.tsx';

const { value: known } = EXAMPLES.getPayoutAccounts;
const [first] = known.accounts;
const keys: (string | null)[] = [];

/** Mocks binding accounts and records the keys; the first `lost` responses are lost. */
const binds = (lost = 0) =>
  http.post(EXAMPLES.bindPayoutAccount.path, ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'));
    if (keys.length <= lost) return HttpResponse.error();
    return HttpResponse.json({ success: true, value: first, message: '', code: 'ok' });
  });

/** The payout accounts for withdrawals (S2.16 withdraw). */
const meta = {
  title: 'Features/Withdrawals/AccountsPart',
  component: AccountsPart,
  args: { known },
  decorators: [inToasts],
  parameters: {
    player: true,
    route: '/withdraw',
    msw: [binds(), answers('removePayoutAccount'), ...calls],
  },
  beforeEach: () => {
    keys.length = 0;
    sessionStorage.clear();
  },
} satisfies Meta<typeof AccountsPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Opens the form for an account of a kind. */
async function open(kind: 'mobile-wallet' | 'bank' | 'crypto'): Promise<HTMLElement> {
  await press(t('withdrawals:accounts.add'));
  const form = await screen.findByRole('form', { name: t('withdrawals:bind.title') });
  await userEvent.click(within(form).getByText(t(`withdrawals:kind.${kind}`)));
  return form;
}

/** Chooses the first provider and types a number. */
async function fill(kind: 'mobile-wallet' | 'bank' | 'crypto', number: string): Promise<void> {
  const name = like(`withdrawals:bind.provider.${kind}`);
  await userEvent.click(await screen.findByRole('combobox', { name }));
  const [option] = await screen.findAllByRole('option');
  if (option) await userEvent.click(option);
  const field = await screen.findByRole('textbox', {
    name: like(`withdrawals:bind.number.${kind}`),
  });
  await userEvent.type(field, number);
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/6789/)).toBeSeen();
    await expect(canvas.getByText(like('withdrawals:accounts.count', { have: '1' }))).toBeSeen();
  },
};

/** On a phone, in Bengali. */
export const Bengali: Story = {
  globals: { language: 'bn', viewport: { value: 'phone', isRotated: false } },
};

export const AccountRule: Story = {
  play: async () => {
    await press(t('withdrawals:accounts.add'));
    const name = t('withdrawals:bind.title');
    await keepsFormRule('AccountForm', await screen.findByRole('form', { name }));
  },
};

/** A bank account is bound after a step-up; the holder is the player and cannot be changed. */
export const Bank: Story = {
  parameters: {
    msw: [
      refuses('bindPayoutAccount', { code: 'step_up_needed', status: 403 }, { once: true }),
      binds(),
      ...calls,
    ],
  },
  play: async () => {
    const form = await open('bank');
    await fill('bank', 'gb29 nwbk 6016 1331');
    await expect(within(form).getByText(known.holder)).toBeSeen();
    await press(t('withdrawals:bind.submit'));
    const dialog = await screen.findByRole('dialog', { name: t('session:stepUp.title') });
    const password = await within(dialog).findByLabelText(/./, { selector: 'input' });
    await expect(within(dialog).getByText(asText('withdrawals:bind.proof'))).toBeSeen();
    await expect(password).toHaveAccessibleDescription(t('session:stepUp.password'));
    await userEvent.type(password, 'player2026');
    await press(t('session:stepUp.submit'));
    await expect(await screen.findByText(t('withdrawals:bind.done'))).toBeSeen();
    await expect(keys).toHaveLength(1);
  },
};

/** The first account is added from the closed form: the open form, which replaces the pressed button, has the focus. */
export const FirstAccount: Story = {
  render: () => <WithdrawScreen />,
  parameters: {
    msw: [
      binds(),
      answers('getPayoutAccounts', () => ({
        ...known,
        accounts: keys.length > 0 ? known.accounts : [],
      })),
      ...calls,
    ],
  },
  play: async ({ canvas }) => {
    const closed = await canvas.findByRole('region', { name: t('withdrawals:form.title') });
    await userEvent.click(
      await within(closed).findByRole('button', { name: t('withdrawals:accounts.add') }),
    );
    const form = await screen.findByRole('form', { name: t('withdrawals:bind.title') });
    await userEvent.click(within(form).getByText(t('withdrawals:kind.mobile-wallet')));
    await fill('mobile-wallet', '01712345678');
    await press(t('withdrawals:bind.submit'));
    const amount = like('withdrawals:form.amount');
    await expect(await canvas.findByRole('textbox', { name: amount })).toBeInTheDocument();
    const opened = canvas.getByRole('region', { name: t('withdrawals:form.title') });
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  },
};

/** An invalid number shows the expected format, and nothing is sent. */
export const NumberWrong: Story = {
  play: async () => {
    const form = await open('mobile-wallet');
    await fill('mobile-wallet', '0171');
    await press(t('withdrawals:bind.submit'));
    await waitFor(() =>
      expect(form).toHaveTextContent(t('withdrawals:bind.numberWrong.mobile-wallet')),
    );
    await userEvent.click(within(form).getByText(t('withdrawals:kind.crypto')));
    await expect(await screen.findByText(t('withdrawals:bind.numberHint.crypto'))).toBeSeen();
    await expect(keys).toEqual([]);
  },
};

/** The response is lost: the input stays, and the retry uses the same key. */
export const AnswerLost: Story = {
  parameters: { msw: [binds(1), ...calls] },
  play: async () => {
    await open('crypto');
    await fill('crypto', 'T'.repeat(34));
    await press(t('withdrawals:bind.submit'));
    await expect(await screen.findByText(t('platform:error.network'))).toBeSeen();
    await press(t('withdrawals:bind.submit'));
    await expect(await screen.findByText(t('withdrawals:bind.done'))).toBeSeen();
    await expect(new Set(keys).size).toBe(1);
  },
};

/** Another person's account is refused. */
export const OtherHolder: Story = {
  parameters: {
    msw: [refuses('bindPayoutAccount', { code: 'payout_holder_differs', status: 409 }), ...calls],
  },
  play: async () => {
    await open('bank');
    await fill('bank', '20150123456789');
    await press(t('withdrawals:bind.submit'));
    await expect(await screen.findByText(t('platform:error.payout_holder_differs'))).toBeSeen();
  },
};

const saved: unknown[] = [];

/** Without a real name an account has no holder: the name is asked for first, with the birth date. */
export const NoDetails: Story = {
  args: { known: { ...known, accounts: [], holder: '' } },
  parameters: {
    msw: [
      answers('getProfile', () => ({ ...EXAMPLES.getProfile.value, realName: '', details: {} })),
      http.put(EXAMPLES.changeProfile.path, async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json({ success: true, value: null, message: '', code: 'ok' });
      }),
      ...calls,
    ],
  },
  play: async () => {
    await press(t('withdrawals:accounts.add'));
    const details = within(await screen.findByRole('form', { name: t('details:title') }));
    const field = (name: string) => details.getByRole('textbox', { name });
    await userEvent.type(field(t('details:field.realName')), 'Mitu Rahman');
    await userEvent.type(field(t('details:field.birthday')), '1990-05-17');
    await press(t('details:submit'));
    await waitFor(() =>
      expect(saved).toEqual([{ realName: 'Mitu Rahman', details: { birthday: '1990-05-17' } }]),
    );
  },
};

const { account } = EXAMPLES.createWithdrawal.value;

/** The dots of a number come before its digits, also after a name that is written from right to left. */
export const MirroredProvider: Story = {
  args: { known: { ...known, accounts: [{ ...account, provider: 'محفظة' }] } },
  play: async ({ canvas }) => {
    const listed = await canvas.findByText(/6789/);
    await expect(paintedAt(listed, '•')).toBeLessThan(paintedAt(listed, '6'));
    await press(like('withdrawals:accounts.removeNamed'));
    const asked = await within(await screen.findByRole('alertdialog')).findByText(/6789/);
    await expect(paintedAt(asked, '•')).toBeLessThan(paintedAt(asked, '6'));
  },
};

/** An account is removed if confirmed. */
export const Removed: Story = {
  play: async () => {
    await press(like('withdrawals:accounts.removeNamed'));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('withdrawals:accounts.remove') }));
    await expect(await screen.findByText(t('withdrawals:accounts.removed'))).toBeSeen();
  },
};

/** An account with a pending withdrawal stays, and the dialog says so. */
export const NotRemoved: Story = {
  parameters: {
    msw: [refuses('removePayoutAccount', { code: 'payout_account_used', status: 409 }), ...calls],
  },
  play: async () => {
    await press(like('withdrawals:accounts.removeNamed'));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('withdrawals:accounts.remove') }));
    await expect(await question.findByRole('alert')).toHaveTextContent(
      t('platform:error.payout_account_used'),
    );
  },
};

/** With five accounts no other can be added, and the page says how to change that. */
export const Full: Story = {
  args: {
    known: {
      ...known,
      accounts: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
        ...EXAMPLES.createWithdrawal.value.account,
        id,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('withdrawals:accounts.full'))).toBeSeen();
    await expect(canvas.queryByRole('button', { name: t('withdrawals:accounts.add') })).toBeNull();
  },
};
