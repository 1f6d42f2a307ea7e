import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { SecurityScreen } from './SecurityScreen.tsx';
import { parts, passwordFields, platform } from './security.fixture.ts';

/** The forms of the security centre, opened, passed through and sent empty. */
const meta = {
  title: 'Features/Security/FormRule',
  component: SecurityScreen,
  parameters: { route: '/security', player: true, msw: [...parts, ...platform] },
} satisfies Meta<typeof SecurityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (name: string) => screen.findByRole('form', { name });
const inDialog = async () => within(await screen.findByRole('dialog')).findByRole('form');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Password: Story = {
  play: async () => keepsFormRule('PasswordPart', await form('Change password')),
};

export const PaymentPassword: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Change payment password' });
    await keepsFormRule('PaymentPasswordForm', await form('Payment password'));
  },
};

export const PaymentPasswordForgotten: Story = {
  play: async () => {
    await press('Forgot payment password?');
    await keepsFormRule('PaymentPasswordForm', await form('Payment password'));
  },
};

export const MobileNumber: Story = {
  play: async () => {
    await press('Change mobile number');
    await screen.findByRole('textbox', { name: 'Mobile number' });
    await keepsFormRule('BindForm', await inDialog());
  },
};

export const EmailAddress: Story = {
  play: async () => {
    await press('Change email address');
    await keepsFormRule('BindForm', await inDialog());
  },
};

export const Authenticator: Story = {
  parameters: { msw: [answers('setUpAuthenticator'), ...parts, ...platform] },
  play: async () => {
    await press('Set up');
    await keepsFormRule('SetupForm', await form('Authenticator app'));
  },
};

export const StepUp: Story = {
  parameters: {
    msw: [
      refuses('changePassword', { code: 'step_up_needed', status: 403 }),
      ...parts,
      ...platform,
    ],
  },
  play: async () => {
    await form('Change password');
    const [old, ...chosen] = passwordFields();
    if (!old) throw new Error('There is no field for the old password.');
    await userEvent.type(old, 'not-the-password');
    for (const field of chosen.slice(0, 2)) await userEvent.type(field, 'Tea-4-Dhaka');
    await press('Change password');
    await keepsFormRule('StepUpForm', await form('Confirm that it’s you'));
  },
};
