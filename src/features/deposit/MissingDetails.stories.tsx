import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepDraft } from '#src/session/fields/keptDraft.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { DepositScreen } from './DepositScreen.tsx';
import { BY_HAND, begins, cashier } from './deposit.fixture.ts';

const asked = refuses('createDeposit', { code: 'details_needed', status: 409 }, { once: true });
const nobody = answers('getProfile', () => ({
  ...EXAMPLES.getProfile.value,
  ...{ realName: '', details: {} },
}));
const found = answers('getDeposit', (url) => (url.searchParams.has('reference') ? BY_HAND : null));

/** The first deposit of a player without a real name and birth date. */
const meta = {
  title: 'Features/Deposit/MissingDetails',
  component: DepositScreen,
  parameters: { player: true, route: '/deposit' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DepositScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const details = () => screen.findByRole('form', { name: t('details:title') }, { timeout: 5000 });
const amountField = () => screen.findByRole('textbox', { name: like('deposit:amount.label') });

/** Types an amount and submits it; the platform asks for the payer's details. */
async function deposit(): Promise<HTMLElement> {
  await userEvent.type(await amountField(), '500');
  await userEvent.click(await screen.findByRole('button', { name: like('deposit:submit') }));
  return details();
}

async function fill(form: HTMLElement, birthday: string): Promise<void> {
  const field = (name: string) => within(form).getByRole('textbox', { name });
  await userEvent.type(field(t('details:field.realName')), 'Mitu Rahman');
  await userEvent.type(field(t('details:field.birthday')), birthday);
  await userEvent.click(within(form).getByRole('button', { name: t('details:submit') }));
}

const begun = begins(BY_HAND);

/** The form is sent again once the details are saved, and the deposit is created. */
export const DetailsSaved: Story = {
  parameters: {
    msw: [asked, begun.handler, nobody, answers('changeProfile'), found, ...cashier(null)],
  },
  play: async ({ canvas }) => {
    await fill(await deposit(), '1990-05-17');
    await expect(await canvas.findByText('01000000001')).toBeSeen();
    await expect(begun.bodies).toMatchObject([{ amount: '500' }]);
  },
};

/** The details are also requested on a retry, after the first response was lost. */
export const AfterLostAnswer: Story = {
  parameters: {
    msw: [
      fails('createDeposit', 1),
      refuses('createDeposit', { code: 'details_needed', status: 409 }),
      ...[nobody, found, ...cashier(null)],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await deposit()).toBeSeen();
    await expect(canvas.queryByText(t('deposit:unknown.title'))).toBeNull();
  },
};

/** Closing the dialog keeps the form, with the reason; the next try asks again. */
export const Closed: Story = {
  parameters: {
    msw: [
      refuses('createDeposit', { code: 'details_needed', status: 409 }),
      ...[nobody, found, ...cashier(null)],
    ],
  },
  play: async ({ canvas }) => {
    await deposit();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText(like('platform:error.details_needed'))).toBeSeen();
    await expect(await amountField()).toHaveValue('500');
    await userEvent.click(await screen.findByRole('button', { name: like('deposit:submit') }));
    await details();
  },
};

/** A birth date of someone too young shows an error, and nothing is saved. */
export const TooYoung: Story = {
  parameters: { msw: [asked, nobody, found, ...cashier(null)] },
  play: async () => {
    const form = await deposit();
    await fill(form, '2024-05-17');
    await expect(await within(form).findByText(t('session:fault.age'))).toBeSeen();
  },
};

const { value: protection } = EXAMPLES.getProtection;
let isOnBreak = false;

/** If the details match someone on a break, the page shows what everyone on a break sees. */
export const OnBreak: Story = {
  parameters: {
    msw: [
      answers('getProtection', () => ({
        ...protection,
        excludedUntil: isOnBreak ? '2030-01-01T00:00:00.000Z' : null,
      })),
      answers('changeProfile', () => {
        isOnBreak = true;
        return null;
      }),
      ...[asked, nobody, found],
      refuses('createDeposit', { code: 'player_excluded', status: 403 }),
      ...cashier(null),
    ],
  },
  beforeEach: () => {
    isOnBreak = false;
  },
  play: async ({ canvas }) => {
    await fill(await deposit(), '1990-05-17');
    await expect(await canvas.findByText(t('deposit:break.title'))).toBeSeen();
  },
};

export const FormRule: Story = {
  parameters: { msw: [asked, nobody, found, ...cashier(null)] },
  play: async () => keepsFormRule('MissingForm', await deposit()),
};

/** Text typed before a reload is restored. */
export const Reloaded: Story = {
  parameters: { msw: [asked, nobody, found, ...cashier(null)] },
  beforeEach: () => keepDraft('details', { birthday: { opened: '', value: '1990-05-17' } }),
  play: async () => {
    const form = within(await deposit());
    await waitFor(() => expect(form.getByDisplayValue('1990-05-17')).toBeSeen());
  },
};
