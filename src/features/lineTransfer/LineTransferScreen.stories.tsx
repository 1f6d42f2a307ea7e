import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inYen } from '#src/brand/inMarket.fixture.tsx';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { keptDraft } from '#src/session/fields/keptDraft.ts';
import { explainsAmounts } from '#src/shared/balance/explainsAmounts.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import type { LineTransferScreen } from './LineTransferScreen.tsx';
import { agent, member, nobody, password, unverified } from './line.fixture.ts';
import {
  button,
  confirm,
  fill,
  form,
  lineScreen,
  others,
  receiving,
  walletWith,
} from './lineScreen.fixture.ts';
import { LINE_DRAFT } from './send/lineValues.ts';

/** Transfers to the upline, for agents to the downline too (S2.16 transferUpline, S6.4). */
const meta = {
  ...lineScreen,
  // Spelled out: Storybook adds the comment above to an object literal here, and replaces anything else.
  parameters: { ...lineScreen.parameters },
  title: 'Features/LineTransfer/LineTransferScreen',
} satisfies Meta<typeof LineTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const done = receiving();

/** A transfer to the upline: the review shows the masked name, the receipt a reference number. */
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

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

const down = receiving([], agent);

/** An agent finds a downline by account prefix. */
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

/** No downline has the typed prefix. */
export const NoneFound: Story = {
  ...down.story,
  play: async ({ canvas }) => {
    await form();
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: t('lineTransfer:find') }),
      'zz',
    );
    await expect(
      await canvas.findByText(asText('lineTransfer:none', { account: 'zz' })),
    ).toBeSeen();
  },
};

/** The rules for every form. */
export const FormRule: Story = {
  ...receiving([], agent).story,
  play: async () => {
    await keepsFormRule('LineSteps', await form());
    await explainsAmounts('LineForm', await form());
  },
};

export const ConfirmFormRule: Story = {
  ...receiving().story,
  play: async () => {
    await fill();
    const sheet = await screen.findByRole('form', { name: t('lineTransfer:reviewForm') });
    await keepsFormRule('ConfirmForm', sheet);
  },
};

/** Too high an amount: shows the balance. */
export const TooMuch: Story = {
  play: async () => {
    await fill('99999');
    const fields = await form();
    await waitFor(() => expect(fields).toHaveTextContent(like('session:transfer.most')));
  },
};

/** Yen have no decimals: all of a balance with some is its whole part. */
export const WholeAmounts: Story = {
  decorators: [inYen],
  parameters: { msw: [walletWith('0.00', '1250.50'), member, ...others] },
  play: async ({ canvas }) => {
    const fields = within(await form());
    const available = like('lineTransfer:available', { amount: '1,250' });
    await expect(await fields.findByText(available)).toBeSeen();
    await userEvent.click(fields.getByText(t('session:transfer.all')));
    const amount = fields.getByRole('textbox', { name: like('session:transfer.amount') });
    await expect(amount).toHaveValue('1250');
    await userEvent.click(await button(t('lineTransfer:review')));
    await expect(await canvas.findByText(t('lineTransfer:reviewTitle'))).toBeSeen();
  },
};

/** Without a payment password, the form links to the security centre and keeps its draft. */
export const NoPassword: Story = {
  parameters: {
    msw: [member, password(false), ...others],
  },
  play: async ({ canvas }) => {
    await form();
    const way = await canvas.findByRole('link', { name: t('lineTransfer:setAction') });
    await expect(way).toHaveAttribute('href', '/security#payment-password');
    await fill();
    await expect(await canvas.findByText(t('lineTransfer:reviewTitle'))).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('lineTransfer:setAction') })).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
    const draft = keptDraft(LINE_DRAFT, EXAMPLES.getMemberInfo.value.id);
    await expect(draft.note).toMatchObject({ value: 'For Friday' });
  },
};

/** A member without upline or downline can only receive. */
export const NoUplineOrDownline: Story = {
  parameters: { msw: [nobody, ...others] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('lineTransfer:nobody'))).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** The history shows the totals of all days, paged. */
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

/** An unmet wagering requirement blocks transfers: the amount left replaces the form, with the bonuses and deposits it comes from. */
export const TurnoverLeft: Story = {
  parameters: {
    msw: [answers('getBonusDetails'), walletWith('450.00'), member, ...others],
  },
  play: async ({ canvas }) => {
    const amount = '450.00';
    await expect(await canvas.findByText(like('balance:turnover.title', { amount }))).toBeSeen();
    await expect(canvas.getByText(t('lineTransfer:turnover.hint'))).toBeSeen();
    await expect(await canvas.findByRole('progressbar')).toBeSeen();
    await expect(
      canvas.getByText(like('balance:turnover.restLeft', { left: '330.00' })),
    ).toBeSeen();
    await expect(canvas.getByRole('link', { name: t('lineTransfer:turnover.action') })).toBeSeen();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** Transfers need a verified identity: the card above the form links to the verification. */
export const Unverified: Story = {
  parameters: { msw: [unverified, ...others] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: like('session:identity.title') });
    await expect(link).toBeSeen();
    await expect(link).toHaveAttribute('href', expect.stringContaining('/verification'));
    await expect(canvas.getByRole('form')).toBeSeen();
  },
};

/** A URL with `payee` preselects the receiver. */
export const Named: Story = {
  parameters: { route: '/lineTransfer?payee=vipplayer', msw: [agent, ...others] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: /vipplayer/ })).toBeChecked();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvasElement.querySelector('[aria-invalid=true]')).toBeNull();
  },
};
