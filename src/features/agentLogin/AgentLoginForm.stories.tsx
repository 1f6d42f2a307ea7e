import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { keepsFormRule } from '#src/ui/form/formRule.fixture.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { AgentLoginForm } from './AgentLoginForm.tsx';

const platform = [
  answers('getPayloadKeys'),
  answers('getHumanCheck'),
  answers('getWhitelabel', () => []),
];

/** Sends on whoever has a session, as the entrance does. */
function Entrance({ children }: { children: ReactNode }) {
  return useSession().token === undefined ? children : <Text>The way on</Text>;
}

/** The login form for agents only (S2.12, S6.5). */
const meta = {
  title: 'Features/AgentLoginForm',
  component: AgentLoginForm,
  decorators: [
    (Story) => (
      <Entrance>
        <Story />
      </Entrance>
    ),
  ],
  parameters: { route: '/agent', msw: [...platform, answers('login')] },
} satisfies Meta<typeof AgentLoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(area: HTMLElement) {
  const form = within(await within(area).findByRole('region', { name: t('session:agent.title') }));
  await userEvent.type(form.getByRole('textbox', { name: t('session:login.username') }), 'agent01');
  const password = area.querySelector('input[autocomplete="current-password"]');
  if (!password) throw new Error('there is no field for a password');
  await userEvent.type(password, 'not-the-password');
  await userEvent.click(form.getByRole('button', { name: t('session:login.submit') }));
  return form;
}

/** An agent who logs in has a session (S4.3). */
export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement);
    await expect(await canvas.findByText('The way on')).toBeSeen();
  },
};

/** A login of anyone who is not an agent is refused with a reason (S6.5, S8.8). */
export const NoAgent: Story = {
  parameters: {
    msw: [...platform, refuses('login', { code: 'non_agent_login', status: 403 })],
  },
  play: async ({ canvasElement }) => {
    const form = await logIn(canvasElement);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      t('platform:error.non_agent_login'),
    );
  },
};

export const Bengali: Story = { globals: { language: 'bn' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const FormRule: Story = {
  play: async ({ canvas }) => keepsFormRule('UsernameForm', await canvas.findByRole('form')),
};
