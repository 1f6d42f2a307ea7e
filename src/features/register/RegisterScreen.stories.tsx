import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { RegisterSettings } from '#src/platform/contract.generated.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { NOTE } from '#src/shared/blocks/contentBlocks.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const settings: RegisterSettings = EXAMPLES.getRegisterSettings.value;

const { value: check } = EXAMPLES.getHumanCheck;

const both = flagged({ MOBILENUMREG3: true, USERNAMEREG3: true, REGMOBVERF3: true });
const byName = flagged({ MOBILENUMREG3: false, USERNAMEREG3: true, REGMOBVERF3: false });
const calls = [
  answers('getPayloadKeys'),
  answers('getHumanCheck', () => ({ ...check, parameters: { ...check.parameters, cost: 1 } })),
  answers('validateRegistration', () => ({ fields: [] })),
];
const ready = [...calls, answers('getRegisterSettings')];

/** The registration, above any page (S2.2): its fields follow from the platform's rules (S3.7). */
const meta = {
  title: 'Features/Register/RegisterScreen',
  component: RegisterScreen,
  args: { close: fn() },
  parameters: { docs: { story: coversPage }, route: '/register', msw: [both, ...ready] },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

/** Blocks of the brand's own below the fields. */
export const WithBlocks: Story = {
  parameters: { pages: { register: [NOTE] } },
  play: async () => {
    const form = await dialog();
    await expect(await form.findByText('A word before you start')).toBeSeen();
  },
};

async function fill() {
  const form = await dialog();
  await userEvent.type(
    await form.findByRole('textbox', { name: t('register:field.username') }),
    'newplayer7',
  );
  for (const input of document.querySelectorAll('input[autocomplete="new-password"]')) {
    await userEvent.type(input, 'Password-2026');
  }
  await userEvent.click(form.getByRole('checkbox', { name: like('register:age') }));
  await userEvent.click(form.getByRole('checkbox', { name: like('register:terms') }));
  return form;
}

async function send() {
  const form = await fill();
  await userEvent.click(form.getByRole('button', { name: t('register:submit') }));
  return form;
}

/** The phone form comes first if both are open (S4.5). */
export const Ready: Story = {
  play: async () => {
    const form = await dialog();
    await expect(await form.findByRole('textbox', { name: t('session:phone.label') })).toBeSeen();
    await expect(form.getByRole('tab', { name: t('register:by.mobile') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Loading: Story = {
  parameters: { msw: [both, ...calls, neverAnswers('getRegisterSettings')] },
};

/** If the platform's settings fail, the manifest's rules apply (S3.7). */
export const WithoutSettings: Story = {
  parameters: { msw: [byName, ...calls, fails('getRegisterSettings')] },
  play: async () => {
    const form = await dialog();
    await expect(
      await form.findByRole('textbox', { name: t('register:field.username') }),
    ).toBeSeen();
  },
};

/** Missing input is reported at its field, and the first has focus (S5.6, S8.4). */
export const Missing: Story = {
  parameters: { msw: [byName, ...ready] },
  play: async () => {
    const form = await dialog();
    await userEvent.click(await form.findByRole('button', { name: t('register:submit') }));
    await expect(await form.findByText(t('register:termsMissing'))).toBeSeen();
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: t('register:field.username') })).toHaveFocus(),
    );
  },
};

/** A code that was missing is no longer reported once one is sent. */
export const CodeSentAfterAll: Story = {
  parameters: { msw: [answers('sendSmsRegister'), both, ...ready] },
  play: async () => {
    const form = await dialog();
    const number = await form.findByRole('textbox', { name: t('session:phone.label') });
    await userEvent.type(number, exampleMobile(number));
    const code = form.getByRole('textbox', { name: t('session:code.label') });
    await userEvent.click(form.getByRole('button', { name: t('register:submit') }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('session:fault.required')));
    await userEvent.click(form.getByRole('button', { name: t('session:code.send') }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(t('session:code.sent')));
  },
};

/** The platform checks a name once its field was left (S7.23). */
export const Taken: Story = {
  parameters: {
    msw: [byName, answers('validateRegistration'), ...ready],
  },
  play: async () => {
    const form = await dialog();
    await userEvent.type(
      await form.findByRole('textbox', { name: t('register:field.username') }),
      'newplayer7',
    );
    await userEvent.tab();
    await expect(await form.findByText(t('session:fault.taken'))).toBeSeen();
  },
};

/** A used-up invitation says so, and what to do (S2.17). */
export const InvitationUsedUp: Story = {
  parameters: {
    msw: [
      ...[byName, ...ready, answers('countInvitation'), answers('getAffiliate')],
      refuses('register', { code: 'invitation_used_up', status: 409 }),
    ],
    route: '/register?referralCode=FULL2026',
  },
  play: async () => {
    await send();
    const refusal = within(
      await screen.findByRole(
        'dialog',
        { name: t('register:invitation.usedUpTitle') },
        { timeout: 30_000 },
      ),
    );
    await expect(refusal.getByText(t('register:invitation.invitation_used_up'))).toBeSeen();
  },
};

/** An unknown referral code is reported in a dialog; the form keeps its values (S8.2). */
export const InvitationRefused: Story = {
  parameters: {
    msw: [
      ...[byName, ...ready, answers('countInvitation'), answers('getAffiliate')],
      refuses('register', { code: 'invitation_code_error' }),
    ],
    route: '/register?referralCode=NOBODY99',
  },
  play: async () => {
    await send();
    await userEvent.click(
      await screen.findByRole(
        'button',
        { name: t('register:invitation.understood') },
        { timeout: 30_000 },
      ),
    );
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    const form = await dialog();
    await expect(form.getByRole('textbox', { name: t('register:field.referralCode') })).toHaveValue(
      'NOBODY99',
    );
  },
};

/** A new player is offered a limit whose amount and period are their own choice; then the session begins (S4.5). */
export const Limit: Story = {
  parameters: { msw: [byName, ...ready, answers('register'), answers('setMoneyLimit')] },
  play: async ({ args }) => {
    await send();
    const offer = await screen.findByRole(
      'textbox',
      { name: t('register:limit.amount') },
      { timeout: 30_000 },
    );
    await userEvent.type(offer, '৫০০');
    for (const span of screen.getAllByRole('radio')) await expect(span).not.toBeChecked();
    const set = screen.getByRole('button', { name: t('register:limit.submit') });
    await userEvent.click(set);
    await expect(await screen.findByText(t('register:limit.spanMissing'))).toBeSeen();
    await expect(args.close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: t('register:limit.spans.week') }));
    await userEvent.click(set);
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
  },
};

const every = Object.fromEntries(
  Object.keys(settings.username).map((name) => [
    name,
    {
      enabled: true,
      required: false,
      acceptedPattern: '*',
      patternId: 8,
      minLength: 2,
      maxLength: 40,
    },
  ]),
) as RegisterSettings['username'];

/** Every possible field (S3.6, S3.17). */
export const EveryField: Story = {
  parameters: {
    msw: [
      byName,
      ...calls,
      answers('getRegisterSettings', () => ({ ...settings, username: every })),
    ],
  },
  play: async () => {
    const form = await dialog();
    await expect(
      await form.findByRole('textbox', { name: t('register:field.sourceOfIncome') }),
    ).toBeSeen();
  },
};

/** If no form is open, the page says so. */
export const Closed: Story = {
  parameters: { msw: [flagged({ MOBILENUMREG3: false, USERNAMEREG3: false }), ...ready] },
  play: async () => {
    const form = await dialog();
    await expect(await form.findByText(t('register:closed'))).toBeSeen();
  },
};
