import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { dropDrafts, keepDraft } from '#src/session/fields/keptDraft.ts';
import { keptReferralCode } from '#src/session/referralCode.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const forms = (mobile: boolean) =>
  flagged({ MOBILENUMREG3: mobile, USERNAMEREG3: true, REGMOBVERF3: mobile });
const ready = [
  answers('getPayloadKeys'),
  answers('getHumanCheck'),
  answers('getRegisterSettings'),
  answers('validateRegistration', () => ({ fields: [] })),
];

/** A registration left half-filled. */
const meta = {
  title: 'Features/Register/HalfFilled',
  component: RegisterScreen,
  args: { close: fn() },
  parameters: { docs: { story: coversPage }, route: '/register', msw: [forms(false), ...ready] },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Closing a started form asks before the input is lost; an empty one closes at once. */
export const Closing: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    const username = await form.findByRole('textbox', { name: t('register:field.username') });
    await userEvent.type(username, 'newplayer7');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('register:leave.stay') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.close).not.toHaveBeenCalled();
    await expect(username).toHaveValue('newplayer7');
    await userEvent.click(form.getByRole('button', { name: t('register:close') }));
    await userEvent.click(await screen.findByRole('button', { name: t('register:leave.confirm') }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};

/** The login link asks as well, before the input is lost. */
export const LoginInstead: Story = {
  play: async () => {
    const form = await dialog();
    await userEvent.type(
      await form.findByRole('textbox', { name: t('register:field.username') }),
      'newplayer7',
    );
    await userEvent.click(form.getByRole('link', { name: t('register:login') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: t('register:leave.stay') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(form.getByRole('textbox', { name: t('register:field.username') })).toHaveValue(
      'newplayer7',
    );
  },
};

/** The input of one form is kept in the other, and on coming back (S4.5). */
export const TypedOnce: Story = {
  parameters: { msw: [forms(true), ...ready] },
  play: async () => {
    const form = await dialog();
    const tab = (name: string) => userEvent.click(form.getByRole('tab', { name }));
    const number = await form.findByRole('textbox', { name: t('session:phone.label') });
    const typed = exampleMobile(number);
    await userEvent.type(number, typed);
    await userEvent.type(form.getByRole('textbox', { name: t('session:code.label') }), '204816');
    await userEvent.click(form.getByRole('checkbox', { name: like('register:age') }));
    await tab(t('register:by.username'));
    await userEvent.type(
      await form.findByRole('textbox', { name: t('register:field.username') }),
      'newplayer7',
    );
    await expect(form.getByRole('checkbox', { name: like('register:age') })).toBeChecked();
    await tab(t('register:by.mobile'));
    await expect(await form.findByRole('textbox', { name: t('session:phone.label') })).toHaveValue(
      typed,
    );
    await expect(form.getByRole('textbox', { name: t('session:code.label') })).toHaveValue(
      '204816',
    );
    await tab(t('register:by.username'));
    await expect(
      await form.findByRole('textbox', { name: t('register:field.username') }),
    ).toHaveValue('newplayer7');
  },
};

/** A visitor with an invalid invitation sees that, and registers without it (S8.2). */
export const InvitationDead: Story = {
  parameters: {
    route: '/register?referralCode=GONE0001',
    msw: [
      answers('countInvitation', () => ({ code: 'GONE0001', valid: false })),
      answers('getAffiliate', () => ({ code: 'GONE0001', valid: false })),
      ...[forms(false), ...ready],
    ],
  },
  play: async () => {
    const form = await dialog();
    await expect(await form.findByText(t('register:dead.title'))).toBeSeen();
    const code = await form.findByRole('textbox', { name: t('register:field.referralCode') });
    await expect(code).toHaveValue('GONE0001');
    await userEvent.click(form.getByRole('button', { name: t('register:dead.without') }));
    await expect(code).toHaveValue('');
    await expect(form.queryByText(t('register:dead.title'))).toBeNull();
    await waitFor(() => expect(keptReferralCode()).toBeUndefined());
  },
};

export const InvitationDeadInBengali: Story = { ...InvitationDead, globals: { language: 'bn' } };

/** A field filled from the URL keeps its value; earlier input of the others is restored. */
export const InvitedLater: Story = {
  parameters: {
    route: '/register?referralCode=FRIEND01',
    msw: [answers('countInvitation'), answers('getAffiliate'), forms(false), ...ready],
  },
  beforeEach: () => {
    keepDraft('register', {
      username: { opened: '', value: 'newplayer7' },
      referralCode: { opened: '', value: 'OLDER7' },
    });
    return dropDrafts;
  },
  play: async () => {
    const form = await dialog();
    const field = (name: string) => form.findByRole('textbox', { name });
    await expect(await field(t('register:field.username'))).toHaveValue('newplayer7');
    await expect(await field(t('register:field.referralCode'))).toHaveValue('FRIEND01');
  },
};
