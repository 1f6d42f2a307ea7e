import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { linksOf } from './links.fixture.ts';
import { RegisterDownlineScreen } from './RegisterDownlineScreen.tsx';

const links = linksOf();

/** The forms of the register centre when opened, tabbed through and submitted empty. */
const meta = {
  title: 'Features/AgentRegistration/FormRule',
  component: RegisterDownlineScreen,
  decorators: [inToasts],
  parameters: { player: true, msw: [...links.handlers, answers('getRegisterSettings')] },
  beforeEach: links.reset,
} satisfies Meta<typeof RegisterDownlineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function formOf(title: string): Promise<HTMLElement> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByRole('textbox', { name: like('agentRegistration:rebate') });
  return dialog.getByRole('form');
}

export const Link: Story = {
  parameters: { route: '/agentHome/register?make=link' },
  play: async () =>
    keepsFormRule('NewLinkForm', await formOf(t('agentRegistration:newLink.title'))),
};

export const Account: Story = {
  parameters: { route: '/agentHome/register?make=account' },
  play: async () =>
    keepsFormRule('AccountForm', await formOf(t('agentRegistration:account.title'))),
};
