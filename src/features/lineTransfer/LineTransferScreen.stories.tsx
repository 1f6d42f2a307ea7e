import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
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

/** Transfers to the upline, for agents to the downline too (S2.16 transferUpline, S6.4). */
const meta = {
  ...lineScreen,
  // Spelled out: Storybook adds the comment above to the parameters, and replaces what is not an object of its own.
  parameters: { ...lineScreen.parameters },
  title: 'Features/LineTransfer/LineTransferScreen',
} satisfies Meta<typeof LineTransferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await expect(sessionStorage.getItem('livery.draft.lineTransfer')).toContain('For Friday');
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

/** Nothing is transferred before the identity is verified: the card above the form leads to where that is done. */
export const Unverified: Story = {
  parameters: { msw: [unverified, ...others] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: like('session:identity.title') });
    await expect(link).toBeSeen();
    await expect(link).toHaveAttribute('href', expect.stringContaining('/verification'));
    await expect(canvas.getByRole('form')).toBeSeen();
  },
};

/** An address that names who receives has them chosen already. */
export const Named: Story = {
  parameters: { route: '/lineTransfer?payee=vipplayer', msw: [agent, ...others] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('radio', { name: /vipplayer/ })).toBeChecked();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvasElement.querySelector('[aria-invalid=true]')).toBeNull();
  },
};
