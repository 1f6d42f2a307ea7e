import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { aroundContracts } from '../contracts.fixture.tsx';
import { agents, unavailable } from './offer.fixture.ts';
import { PickDialog } from './PickDialog.tsx';

/** The picker for the agent to offer a contract to (S6.4). */
const meta = {
  title: 'Features/AgentContracts/PickDialog',
  component: PickDialog,
  decorators: aroundContracts,
  args: { onClose: fn(), onPick: fn() },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    docs: { story: coversPage },
    ...{ player: true, route: '/agentHome/contracts', msw: [...asAgent, agents] },
  },
} satisfies Meta<typeof PickDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only agents directly below are listed; a press chooses one. */
export const Ready: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /agent41/ }));
    await expect(args.onPick).toHaveBeenCalledWith('agent41');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** An agent further down is not found. */
export const NotFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'farida');
    await expect(await screen.findByText(t('agentContracts:offer.notFound'))).toBeSeen();
  },
};

/** An agent who cannot be offered anything is listed, but cannot be chosen. */
export const NotAvailable: Story = {
  parameters: { msw: [...asAgent, unavailable] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /agent41/ })).toBeDisabled();
    await expect(screen.getByText(t('agentContracts:offer.unavailable'))).toBeSeen();
  },
};

/** An agent without agents below. */
export const Empty: Story = {
  parameters: {
    msw: [
      ...asAgent,
      answers('getTeam', () => ({
        countedAt: '2026-03-02T14:06:00.000Z',
        ...{ path: [], members: [], balance: '0.00', totalPages: 0, total: 0 },
      })),
    ],
  },
  play: async () => {
    await expect(await screen.findByText(t('agentContracts:offer.none'))).toBeSeen();
  },
};

export const Loading: Story = { parameters: { msw: [...asAgent, neverAnswers('getTeam')] } };

export const Failed: Story = {
  parameters: { msw: [...asAgent, fails('getTeam', 1), agents] },
  play: async () => {
    await expect(await screen.findByText(t('agentContracts:offer.agentsFailed'))).toBeSeen();
    await userEvent.click(screen.getByRole('button', { name: t('agentContracts:retry') }));
    await expect(await screen.findByRole('button', { name: /agent41/ })).toBeSeen();
  },
};
