import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { TeamScreen } from '../TeamScreen.tsx';
import { downlineOf, KAMAL, teamTree } from '../team.fixture.ts';

const tree = teamTree();
const downline = answers('getDownline', downlineOf);

const sheetOf = async (account: string) =>
  within(await screen.findByRole('dialog', { name: account }));

/** The details of a team member (S1.3, S2.17). */
const meta = {
  title: 'Features/AgentTeam/OpenMember',
  component: TeamScreen,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    player: true,
    route: '/agentHome/team?member=agent02',
    msw: [...asAgent, tree, downline],
  },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The details of an agent: balance, activity in 30 days, contracts, and links. */
export const Agent: Story = {
  play: async () => {
    const sheet = await sheetOf('agent02');
    await expect(await sheet.findByText(/1,250\.75/)).toBeSeen();
    await expect(sheet.getByText(/209\.50/)).toBeSeen();
    await expect(sheet.getByText(/52\.25/)).toBeSeen();
    await expect(sheet.getByText(t('agentTeam:member.kind.dividend'))).toBeSeen();
    await expect(
      sheet.getByText(
        like('agentTeam:member.rate', { period: t('agentTeam:member.period.weekly') }),
      ),
    ).toBeSeen();
    await expect(sheet.getByText(like('agentTeam:member.percent', { percent: '0.8' }))).toBeSeen();
    const ways = sheet.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways).toEqual([
      '/agentHome/contracts?offer=agent02',
      '/lineTransfer?payee=agent02',
      `/agentHome/team?below=${KAMAL.memberId}`,
      '/agentHome/bets?account=agent02&exact=1',
      '/agentHome/transactions?account=agent02&exact=1',
    ]);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Bengali: Story = { globals: { language: 'bn' } };

/** No contract can be offered if the site has no contracts. */
export const NoContracts: Story = {
  decorators: [inSiteMenu('contracts')],
  play: async () => {
    const sheet = await sheetOf('agent02');
    await expect(await sheet.findByText(t('agentTeam:member.bets'))).toBeSeen();
    await expect(sheet.queryByText(t('agentTeam:member.offer'))).toBeNull();
  },
};

/** A player has no contracts, no commission and no downline. */
export const Player: Story = {
  parameters: { route: '/agentHome/team?member=rahim21' },
  play: async () => {
    const sheet = await sheetOf('rahim21');
    await expect(await sheet.findByText('রহিম')).toBeSeen();
    await expect(sheet.queryByText(t('agentTeam:member.contracts'))).toBeNull();
    await expect(sheet.queryByText(t('agentTeam:member.commission'))).toBeNull();
    await expect(sheet.getAllByRole('link')).toHaveLength(3);
  },
};

/** The account in a row opens the details; closing them returns to the same list. */
export const OpensAndCloses: Story = {
  parameters: { route: '/agentHome/team?kind=player' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'rahim21' }));
    const sheet = await sheetOf('rahim21');
    await expect(await sheet.findByText(/1,250\.75/)).toBeSeen();
    await userEvent.click(sheet.getByRole('button', { name: t('agentTeam:member.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/agentHome/team?kind=player',
    );
  },
};

/** An account outside the team is reported as such. */
export const Unknown: Story = {
  parameters: {
    msw: [...asAgent, tree, refuses('getDownline', { code: 'line_member_unknown', status: 404 })],
  },
  play: async () => {
    const sheet = await sheetOf('agent02');
    await expect(await sheet.findByText(t('agentTeam:member.unknown'))).toBeSeen();
  },
};

export const Loading: Story = {
  parameters: { msw: [...asAgent, tree, neverAnswers('getDownline')] },
};

export const Failed: Story = {
  parameters: { msw: [...asAgent, tree, fails('getDownline', 1), downline] },
  play: async () => {
    const sheet = await sheetOf('agent02');
    await expect(await sheet.findByRole('alert')).toHaveTextContent(t('agentTeam:member.failed'));
    await userEvent.click(sheet.getByRole('button', { name: t('agentTeam:retry') }));
    await expect(await sheet.findByText(/1,250\.75/)).toBeSeen();
  },
};
