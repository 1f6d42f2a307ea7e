import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { explainsAmounts } from '#src/shared/balance/explainsAmounts.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { FIELD_ERROR } from '#src/ui/field/FieldMessage.tsx';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { DepositLimitForm } from './DepositLimitForm.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const { value: settings } = EXAMPLES.getRegisterSettings;

/** Optional fields of the form. */
const optional = { ...settings.username.email, enabled: true, required: false };

/** The registration forms, opened, tabbed through and sent empty. */
const meta = {
  title: 'Features/Register/FormRule',
  component: RegisterScreen,
  args: { close: fn() },
  parameters: {
    docs: { story: coversPage },
    route: '/register',
    msw: [
      flagged({
        MOBILENUMREG3: true,
        USERNAMEREG3: true,
        REGMOBVERF3: true,
        MOBILENUMPASSREG3: true,
      }),
      answers('getPayloadKeys'),
      answers('getHumanCheck'),
      answers('validateRegistration', () => ({ fields: [] })),
      answers('getRegisterSettings', () => ({
        ...settings,
        username: { ...settings.username, email: optional, mobileNum: optional },
      })),
    ],
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('tab', { name }));
  await dialog.findByRole('textbox', { name: t('session:phone.label') });
  return dialog.findByRole('form', { name });
};

/** The platform offers the phone form, the manifest another one first: that one leaves nothing behind. */
export const ByPhone: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: t('session:phone.label') });
    await keepsFormRule('RegisterScreen', await screen.findByRole('form'));
  },
};

export const ByUsername: Story = {
  play: async () => keepsFormRule('RegisterScreen', await form(t('register:by.username'))),
};

/** Errors of one form are not shown in the other, whose fields have other rules. */
export const SeparateErrors: Story = {
  play: async () => {
    const byPhone = within(await form(t('register:by.mobile')));
    await userEvent.click(byPhone.getByRole('button', { name: t('register:submit') }));
    await byPhone.findAllByText(t('session:fault.required'));
    await keepsFormRule('RegisterScreen', await form(t('register:by.username')));
  },
};

/** A changed field is validated on blur, and from then on while typing. */
export const LeftHalfFilled: Story = {
  play: async () => {
    const fields = await form(t('register:by.username'));
    const username = within(fields).getByRole('textbox', { name: t('register:field.username') });
    await userEvent.type(username, '9');
    await expect(fields.querySelectorAll(`[${FIELD_ERROR}]`)).toHaveLength(0);
    await userEvent.tab();
    await expect(await within(fields).findByText(like('session:pattern.1'))).toBeSeen();
    await expect(username).toBeInvalid();
    await userEvent.clear(username);
    await userEvent.type(username, 'newplayer7');
    await expect(fields.querySelectorAll(`[${FIELD_ERROR}]`)).toHaveLength(0);
  },
};

export const Limit: StoryObj<typeof DepositLimitForm> = {
  render: () => <DepositLimitForm token="story" account="rahim21" isGiven={false} onDone={fn()} />,
  play: async () => {
    const limit = await screen.findByRole('form');
    await expect(screen.getByText(t('register:created', { account: 'rahim21' }))).toBeSeen();
    await keepsFormRule('DepositLimitForm', limit);
    await explainsAmounts('DepositLimitForm', limit);
  },
};

/** A player registered by phone sees their generated username, and can copy it. */
export const GivenUsername: StoryObj<typeof DepositLimitForm> = {
  render: () => <DepositLimitForm token="story" account="mqwertzuio" isGiven onDone={fn()} />,
  play: async () => {
    await expect(await screen.findByText(t('register:given.title'))).toBeSeen();
    const account = screen.getByText('mqwertzuio');
    await expect(account).toBeSeen();
    // It is what the player must note down, so nothing around it is larger.
    const sizeOf = (shown: Element) => Number.parseFloat(getComputedStyle(shown).fontSize);
    const title = screen.getByText(t('register:given.title'));
    await expect(sizeOf(account)).toBeGreaterThan(sizeOf(title));
    await expect(getComputedStyle(account).color).not.toBe(getComputedStyle(title).color);
    await expect(screen.getByRole('button', { name: t('app:account.copy') })).toBeSeen();
  },
};
