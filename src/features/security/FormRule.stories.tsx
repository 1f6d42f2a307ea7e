import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { SecurityScreen } from './SecurityScreen.tsx';
import { parts, passwordFields, platform } from './security.fixture.ts';

/** The security centre's forms, opened, tabbed through and sent empty. */
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
  play: async () => keepsFormRule('PasswordPart', await form(t('security:password.title'))),
};

export const PaymentPassword: Story = {
  play: async () => {
    await screen.findByRole('button', { name: t('security:payment.change') });
    await keepsFormRule('PaymentPasswordForm', await form(t('security:payment.title')));
  },
};

export const PaymentPasswordForgotten: Story = {
  play: async () => {
    await press(t('security:payment.forgotten'));
    await keepsFormRule('PaymentPasswordForm', await form(t('security:payment.title')));
  },
};

export const MobileNumber: Story = {
  play: async () => {
    await press(t('security:contacts.change.mobile'));
    await screen.findByRole('textbox', { name: t('security:overview.mobile') });
    await keepsFormRule('BindForm', await inDialog());
  },
};

export const EmailAddress: Story = {
  play: async () => {
    await press(t('security:contacts.change.email'));
    await keepsFormRule('BindForm', await inDialog());
  },
};

export const Authenticator: Story = {
  parameters: { msw: [answers('setUpAuthenticator'), ...parts, ...platform] },
  play: async () => {
    await press(t('security:authenticator.setUp'));
    await keepsFormRule('SetupForm', await form(t('security:authenticator.title')));
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
    await form(t('security:password.title'));
    const [old, ...chosen] = passwordFields();
    if (!old) throw new Error('There is no field for the old password.');
    await userEvent.type(old, 'not-the-password');
    for (const field of chosen.slice(0, 2)) await userEvent.type(field, 'Tea-4-Dhaka');
    await press(t('security:password.title'));
    await keepsFormRule('StepUpForm', await form(t('session:stepUp.title')));
  },
};
