import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { flagged } from '#src/platform/endpoints/accounts/flagged.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { FIELD_ERROR } from '#src/ui/field/FieldMessage.tsx';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { DepositLimitForm } from './DepositLimitForm.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const { value: settings } = EXAMPLES.getRegisterSettings;

/** Fields that the form asks for and lets be empty. */
const optional = { ...settings.username.email, enabled: true, required: false };

/** The forms of the registration, opened, passed through and sent empty. */
const meta = {
  title: 'Features/Register/FormRule',
  component: RegisterScreen,
  args: { close: fn() },
  parameters: {
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

const SUBMIT = { name: 'Create account' };

const form = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('tab', { name }));
  await dialog.findByRole('textbox', { name: 'Mobile number' });
  return dialog.findByRole('form', { name });
};

export const ByPhone: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: 'Mobile number' });
    await keepsFormRule('RegisterScreen', await screen.findByRole('form'));
  },
};

export const ByUsername: Story = {
  play: async () => keepsFormRule('RegisterScreen', await form('With username')),
};

/** What was wrong in one form says nothing of the other, whose fields have other rules. */
export const AfterTheOtherForm: Story = {
  play: async () => {
    const byPhone = within(await form('With phone'));
    await userEvent.click(byPhone.getByRole('button', SUBMIT));
    await byPhone.findAllByText('This field is required.');
    await keepsFormRule('RegisterScreen', await form('With username'));
  },
};

/** A field that was typed in is checked when it is left, and from then on while it is typed in. */
export const LeftHalfTyped: Story = {
  play: async () => {
    const fields = await form('With username');
    const username = within(fields).getByRole('textbox', { name: 'Username' });
    await userEvent.type(username, '9');
    await expect(fields.querySelectorAll(`[${FIELD_ERROR}]`)).toHaveLength(0);
    await userEvent.tab();
    await expect(await within(fields).findByText(/beginning with a letter/)).toBeVisible();
    await expect(username).toBeInvalid();
    await userEvent.clear(username);
    await userEvent.type(username, 'newplayer7');
    await expect(fields.querySelectorAll(`[${FIELD_ERROR}]`)).toHaveLength(0);
  },
};

export const Limit: StoryObj<typeof DepositLimitForm> = {
  render: () => <DepositLimitForm token="story" onDone={fn()} />,
  play: async () => keepsFormRule('DepositLimitForm', await screen.findByRole('form')),
};
