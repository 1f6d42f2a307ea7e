import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { part, parts, platform, security } from '../security.fixture.ts';
import { AuthenticatorPart } from './AuthenticatorPart.tsx';

/** A player's authenticator app, in the security centre (S2.16). */
const meta = {
  title: 'Features/Security/AuthenticatorPart',
  component: AuthenticatorPart,
  parameters: { route: '/security', player: true, msw: [...parts, ...platform] },
} satisfies Meta<typeof AuthenticatorPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page shows the key; the app counts after its first code. */
export const AuthenticatorSetUp: Story = {
  parameters: {
    msw: [answers('setUpAuthenticator'), answers('confirmAuthenticator'), ...parts, ...platform],
  },
  play: async () => {
    const app = await part(t('security:authenticator.title'));
    await userEvent.click(
      await app.findByRole('button', { name: t('security:authenticator.setUp') }),
    );
    await expect(await app.findByRole('img', { name: t('security:authenticator.qr') })).toBeSeen();
    await expect(app.getByText('JBSWY3DPEHPK3PXP')).toBeSeen();
    await userEvent.type(
      app.getByRole('textbox', { name: t('security:authenticator.code') }),
      '204816',
    );
    await userEvent.click(app.getByRole('button', { name: t('security:authenticator.confirm') }));
    await expect(await screen.findByText(t('security:authenticator.done'))).toBeSeen();
  },
};

/** Removed on confirmation. */
export const AuthenticatorRemoved: Story = {
  parameters: {
    msw: [security({ authenticator: true }), answers('removeAuthenticator'), ...parts, ...platform],
  },
  play: async () => {
    const app = await part(t('security:authenticator.title'));
    await userEvent.click(
      await app.findByRole('button', { name: t('security:authenticator.remove') }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(
      question.getByRole('button', { name: t('security:authenticator.remove') }),
    );
    await expect(await screen.findByText(t('security:authenticator.removed'))).toBeSeen();
  },
};
