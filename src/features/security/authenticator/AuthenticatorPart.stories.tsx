import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { part, parts, platform, security } from '../security.fixture.ts';
import { AuthenticatorPart } from './AuthenticatorPart.tsx';

/** The authenticator of a player, a part of the security centre (S2.16). */
const meta = {
  title: 'Features/Security/AuthenticatorPart',
  component: AuthenticatorPart,
  parameters: { route: '/security', player: true, msw: [...parts, ...platform] },
} satisfies Meta<typeof AuthenticatorPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The app is shown its key, and counts once its first code was seen. */
export const AuthenticatorSetUp: Story = {
  parameters: {
    msw: [answers('setUpAuthenticator'), answers('confirmAuthenticator'), ...parts, ...platform],
  },
  play: async () => {
    const app = await part('Authenticator app');
    await userEvent.click(await app.findByRole('button', { name: 'Set up' }));
    await expect(
      await app.findByRole('img', { name: 'QR code for your authenticator app' }),
    ).toBeVisible();
    await expect(app.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    await userEvent.type(app.getByRole('textbox', { name: 'Code from the app' }), '204816');
    await userEvent.click(app.getByRole('button', { name: 'Confirm code' }));
    await expect(await screen.findByText('Authenticator app set up')).toBeInTheDocument();
  },
};

/** It is removed after a question. */
export const AuthenticatorRemoved: Story = {
  parameters: {
    msw: [security({ authenticator: true }), answers('removeAuthenticator'), ...parts, ...platform],
  },
  play: async () => {
    const app = await part('Authenticator app');
    await userEvent.click(await app.findByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Authenticator app removed')).toBeInTheDocument();
  },
};
