import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { LineTransferScreen } from './LineTransferScreen.tsx';
import { agent, history, member, nobody, password, receiver } from './line.fixture.ts';

const walletWith = (turnoverLeft: string) =>
  answers('getWalletBalance', () => ({ ...EXAMPLES.getWalletBalance.value, turnoverLeft }));
const wallet = walletWith('0.00');
const keys = answers('getPayloadKeys');
const others = [answers('getMemberInfo'), wallet, history, password(true), keys];

/** A story in which transfers have these outcomes. */
const receiving = (outcomes: Parameters<typeof receiver>[0] = [], line = member) => {
  const { keys, handler, reset } = receiver(outcomes);
  return { keys, story: { parameters: { msw: [handler, line, ...others] }, beforeEach: reset } };
};

/** Transfers to the upline, for agents to the downline too (S2.16 transferUpline, S6.4). */
const meta = {
  title: 'Features/LineTransfer/LineTransferScreen',
  component: LineTransferScreen,
  parameters: { player: true, route: '/lineTransfer', msw: [member, ...others] },
  beforeEach: () => {
    sessionStorage.removeItem('livery.draft.lineTransfer');
  },
} satisfies Meta<typeof LineTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const form = () => screen.findByRole('form', { name: t('lineTransfer:form') });

/** Enters an amount and a note, and goes on to the review. */
async function fill(amount = '100'): Promise<void> {
  const fields = within(await form());
  const typed = fields.getByRole('textbox', { name: like('session:transfer.amount') });
  await userEvent.clear(typed);
  await userEvent.type(typed, amount);
  const note = fields.getByRole('textbox', { name: like('lineTransfer:note') });
  await userEvent.clear(note);
  await userEvent.type(note, 'For Friday');
  await userEvent.click(await button(t('lineTransfer:review')));
}

/** Enters the payment password, and sends. */
async function confirm(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(like('lineTransfer:password')), '204816');
  await userEvent.click(await button(like('lineTransfer:send')));
}

const done = receiving();

/** To the upline: the masked name is there before anything is sent, and a receipt with a reference afterwards. */
export const Done: Story = {
  ...done.story,
  play: async ({ canvas }) => {
    await fill();
    await expect(await canvas.findByText(t('lineTransfer:reviewTitle'))).toBeSeen();
    const [name] = canvas.getAllByText('N*** A***');
    await expect(name).toBeSeen();
    await expect(canvas.getByText(/1,150\.00/)).toBeSeen();
    await expect(done.keys).toHaveLength(0);
    await confirm();
    const title = like('lineTransfer:done', { amount: '100.00' });
    await expect(await canvas.findByRole('heading', { name: title })).toBeSeen();
    const copy = t('session:records.copy', { reference: 'T4HX8QW2MCN6E' });
    await expect((await canvas.findAllByRole('button', { name: copy }))[0]).toBeSeen();
    await expect(done.keys).toHaveLength(1);
    await userEvent.click(await button(t('lineTransfer:another')));
    const amount = within(await form()).getByRole('textbox', {
      name: like('session:transfer.amount'),
    });
    await expect(amount).toHaveValue('');
  },
};

/** The form on a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The words of a Bengali page. */
export const Bengali: Story = { globals: { language: 'bn' } };

const down = receiving([], agent);

/** An agent finds a member below by how the account begins. */
export const ToDownline: Story = {
  ...down.story,
  play: async ({ canvas }) => {
    await form();
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: t('lineTransfer:find') }),
      'vip',
    );
    await userEvent.click(await canvas.findByRole('radio', { name: /vipplayer/ }));
    await fill();
    await expect(await canvas.findByText('S*** S***')).toBeSeen();
    await userEvent.click(await button(t('lineTransfer:edit')));
    await expect(await canvas.findByRole('radio', { name: /vipplayer/ })).toBeChecked();
  },
};

/** Nobody below begins with what was typed. */
export const NoneFound: Story = {
  ...down.story,
  play: async ({ canvas }) => {
    await form();
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: t('lineTransfer:find') }),
      'zz',
    );
    await expect(await canvas.findByText(t('lineTransfer:none', { account: 'zz' }))).toBeSeen();
  },
};

/** Holds for every form of the site. */
export const FormRule: Story = {
  ...receiving([], agent).story,
  play: async () => keepsFormRule('LineSteps', await form()),
};

export const ConfirmFormRule: Story = {
  ...receiving().story,
  play: async () => {
    await fill();
    const sheet = await screen.findByRole('form', { name: t('lineTransfer:reviewForm') });
    await keepsFormRule('ConfirmForm', sheet);
  },
};

/** More than there is says what there is. */
export const TooMuch: Story = {
  play: async () => {
    await fill('99999');
    const fields = await form();
    await waitFor(() => expect(fields).toHaveTextContent(like('session:transfer.most')));
  },
};

/** Without a payment password the way leads to the security centre, and what was entered is kept. */
export const NoPassword: Story = {
  parameters: {
    msw: [member, answers('getMemberInfo'), wallet, history, password(false)],
  },
  play: async ({ canvas }) => {
    await form();
    const way = await canvas.findByRole('link', { name: t('lineTransfer:setAction') });
    await expect(way).toHaveAttribute('href', '/security');
    await fill();
    await expect(await canvas.findByText(t('lineTransfer:reviewTitle'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('lineTransfer:setAction') })).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(sessionStorage.getItem('livery.draft.lineTransfer')).toContain('For Friday');
  },
};

const wrong = receiving([{ code: 'payment_password_wrong', status: 403 }]);

/** A wrong payment password is reported at its field; the next one sends the transfer. */
export const WrongPassword: Story = {
  ...wrong.story,
  play: async ({ canvas }) => {
    await fill();
    await confirm();
    await expect(await canvas.findByText(t('platform:error.payment_password_wrong'))).toBeSeen();
    await userEvent.click(await button(like('lineTransfer:send')));
    await expect(await canvas.findByText(like('lineTransfer:done'))).toBeSeen();
  },
};

const refused = receiving([{ code: 'line_transfer_unavailable', status: 403 }]);

/** A receiver who is not available: nothing says why, and nothing moved. */
export const Unavailable: Story = {
  ...refused.story,
  play: async ({ canvas }) => {
    await fill();
    await confirm();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t('platform:error.line_transfer_unavailable'));
    await expect(alert).toHaveTextContent(t('session:transfer.refusedHint'));
    await userEvent.click(await button(t('lineTransfer:edit')));
    const note = within(await form()).getByRole('textbox', { name: like('lineTransfer:note') });
    await expect(note).toHaveValue('For Friday');
  },
};

const lost = receiving(['lost']);

/** The answer is lost: it is not known yet, cannot be changed, and is sent again with the same key. */
export const AnswerLost: Story = {
  ...lost.story,
  play: async ({ canvas }) => {
    await fill();
    await confirm();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('session:transfer.unconfirmed'),
    );
    await expect(canvas.queryByRole('button', { name: t('lineTransfer:edit') })).toBeNull();
    await userEvent.click(await button(t('lineTransfer:again')));
    await expect(await canvas.findByText(like('lineTransfer:done'))).toBeSeen();
    await expect(lost.keys).toHaveLength(2);
    await expect(new Set(lost.keys).size).toBe(1);
  },
};

const pending = receiving();
const slow = held('transferToLine');

/** Two presses send one transfer. */
export const PressedTwice: Story = {
  parameters: { msw: [slow.handler, ...pending.story.parameters.msw] },
  beforeEach: () => {
    pending.story.beforeEach();
    slow.hold();
  },
  play: async ({ canvas }) => {
    await fill();
    await userEvent.type(await screen.findByLabelText(like('lineTransfer:password')), '204816');
    await userEvent.dblClick(await button(like('lineTransfer:send')));
    slow.letGo();
    await expect(await canvas.findByText(like('lineTransfer:done'))).toBeSeen();
    await expect(pending.keys).toHaveLength(1);
  },
};

/** A member without a line can receive, but has nobody to transfer to. */
export const Nobody: Story = {
  parameters: { msw: [nobody, ...others] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('lineTransfer:nobody'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** The history has the sums of all its days, and more pages. */
export const History: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/9,050\.00/)).toBeSeen();
    await expect(await canvas.findByText('T4HX8QW2MCN6E')).toBeSeen();
    await expect(canvas.getByText('For Friday')).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('lineTransfer:records.older') }));
    await expect(await canvas.findByText('T7KQ2MXA9PZRW')).toBeSeen();
  },
};

export const NoHistory: Story = {
  parameters: {
    msw: [
      answers('getTransferRecords', () => ({
        transfers: [],
        totals: { in: '0.00', out: '0.00' },
        ...{ totalPages: 0, total: 0 },
      })),
      member,
      ...others,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('lineTransfer:records.none'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [neverAnswers('getTransferLine'), neverAnswers('getTransferRecords'), ...others],
  },
};

export const Failed: Story = {
  parameters: {
    msw: [fails('getTransferLine', 1), fails('getTransferRecords', 1), member, ...others],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('lineTransfer:failed'))).toBeSeen();
    await expect(await canvas.findByText(t('lineTransfer:records.failed'))).toBeSeen();
    const again = canvas.getAllByRole('button', { name: t('lineTransfer:retry') });
    for (const retry of again) await userEvent.click(retry);
    await expect(await form()).toBeSeen();
    await expect(await canvas.findByText(/9,050\.00/)).toBeSeen();
  },
};

/** A bonus cannot be passed on before its requirement is met: what is left is said in place of the form. */
export const TurnoverLeft: Story = {
  parameters: { msw: [walletWith('450.00'), member, ...others] },
  play: async ({ canvas }) => {
    const amount = '450.00';
    await expect(
      await canvas.findByText(like('lineTransfer:turnover.title', { amount })),
    ).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('lineTransfer:turnover.action') })).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
