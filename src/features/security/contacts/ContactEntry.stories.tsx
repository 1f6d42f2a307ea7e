import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { exampleMobile } from '#src/ui/phoneField/exampleMobile.fixture.ts';
import { PHONE, parts, platform } from '../security.fixture.ts';
import { ContactEntry } from './ContactEntry.tsx';

/** A phone or an e-mail address of the player, a part of the security centre (S2.16). */
const meta = {
  title: 'Features/Security/ContactEntry',
  component: ContactEntry,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  args: { kind: 'mobile', bound: PHONE, spare: true },
  parameters: { route: '/security', player: true, msw: [...parts, ...platform] },
} satisfies Meta<typeof ContactEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** What is bound can be changed, and removed where the other one stays. */
export const Bound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(PHONE)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change mobile number' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Remove mobile number' })).toBeEnabled();
  },
};

/** The last one stays. */
export const Last: Story = {
  args: { spare: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const Bengali: Story = { globals: { language: 'bn' }, args: { bound: null } };

/** A code shows whose the number is, and a step-up who binds it. */
export const NumberBound: Story = {
  args: { bound: null },
  parameters: {
    msw: [
      answers('sendMobileCode'),
      refuses('bindMobile', { code: 'step_up_needed', status: 403 }, { once: true }),
      answers('bindMobile'),
      answers('stepUp'),
      ...parts,
      ...platform,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add mobile number' }));
    const bind = await form('Add mobile number');
    const number = await bind.findByRole('textbox', { name: 'Mobile number' });
    await userEvent.type(number, exampleMobile(number));
    await userEvent.click(bind.getByRole('button', { name: 'Send code' }));
    await expect(await bind.findByText(/^Resend in/)).toBeVisible();
    await userEvent.type(bind.getByRole('textbox', { name: 'Verification code' }), '204816');
    await userEvent.click(bind.getByRole('button', { name: 'Confirm' }));
    const asked = await form('Confirm that it’s you');
    await userEvent.click(await asked.findByRole('radio', { name: /Authenticator/ }));
    const code = await asked.findByRole('textbox', { name: 'Authenticator code' });
    await userEvent.type(code, '204816');
    await userEvent.click(asked.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText('Mobile number added')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('textbox', { name: 'Mobile number' })).toBeNull(),
    );
  },
};

/** A wrong code is told, and what was typed stays. */
export const WrongCode: Story = {
  args: { kind: 'email', bound: null },
  parameters: {
    msw: [refuses('bindEmail', { code: 'verification_code_invalid' }), ...parts, ...platform],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add email address' }));
    const bind = await form('Add email address');
    const address = await bind.findByRole('textbox', { name: 'Email address' });
    await userEvent.type(address, 'someone');
    await userEvent.type(bind.getByRole('textbox', { name: 'Verification code' }), '000000');
    await userEvent.click(bind.getByRole('button', { name: 'Confirm' }));
    await expect(await bind.findByText('Enter a valid email address.')).toBeVisible();
    await userEvent.type(address, '@brand.example');
    await userEvent.click(bind.getByRole('button', { name: 'Confirm' }));
    await expect(await bind.findByRole('alert')).toHaveTextContent('Wrong verification code.');
    await expect(address).toHaveValue('someone@brand.example');
  },
};

/** It is removed after a question. */
export const Removed: Story = {
  parameters: { msw: [answers('unbindMobile'), ...parts, ...platform] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mobile number' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Mobile number removed')).toBeInTheDocument();
  },
};

/** A platform that keeps it says why. */
export const Kept: Story = {
  parameters: { msw: [refuses('unbindMobile', { code: 'contact_last' }), ...parts, ...platform] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mobile number' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You need at least one of phone and email on your account.',
    );
  },
};
