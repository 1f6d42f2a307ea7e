import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { asAgent } from '#src/shared/agentCentre/agent.fixture.ts';
import { TABLE_FITS } from '#src/shared/agentCentre/tableFits.fixture.ts';
import { inToasts } from '#src/ui/toast/inToasts.fixture.tsx';
import { TeamScreen } from './TeamScreen.tsx';
import { KAMAL, teamTree } from './team.fixture.ts';

const asked: URLSearchParams[] = [];
const lastAsked = () => asked.at(-1);
const tree = teamTree(asked);

/** The team of an agent, level by level (S2.17 downlineManagmentView). */
const meta = {
  title: 'Features/AgentTeam/TeamScreen',
  component: TeamScreen,
  decorators: [inToasts],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/agentHome/team', msw: [...asAgent, tree] },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof TeamScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The direct downlines with the size of their teams, and the next page. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'agent02' })).toBeSeen();
    await expect(canvas.getByText(/1,?204/)).toBeSeen();
    await expect(canvas.getByText('রহিম')).toBeSeen();
    await expect(canvas.getByText(/\d:06:00/)).toBeSeen();
    await expect(canvas.getByText(t('agentTeam:never'))).toBeSeen();
    await expect(canvas.getByText(t('agentTeam:own'))).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByText('tareq88')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('agentTeam:older') }));
    await expect(await canvas.findByRole('link', { name: 'tareq88' })).toBeSeen();
    await expect(canvas.getByRole('link', { name: 'agent02' })).toBeSeen();
  },
};

/** On a phone each member is a card. */
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** Filters by level, joining date and first deposit date in the whole team, from the address; each can be removed (S2.17). */
export const Narrowed: Story = {
  parameters: {
    route:
      '/agentHome/team?level=2&joinedFrom=2026-03-01&joinedTo=2026-03-05&firstDepositFrom=2026-03-02&firstDepositTo=2026-03-04',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentTeam:level', { level: '2' }))).toBeSeen();
    await waitFor(() => expect(lastAsked()?.get('joinedFrom')).toBe('2026-03-01'));
    await expect(lastAsked()?.get('level')).toBe('2');
    await expect(lastAsked()?.get('firstDepositTo')).toBe('2026-03-04');
    await userEvent.click(canvas.getByRole('button', { name: t('agentTeam:allDeposits') }));
    await waitFor(() => expect(lastAsked()?.has('firstDepositTo')).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: t('agentTeam:allDays') }));
    await waitFor(() => expect(lastAsked()?.has('joinedFrom')).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: t('agentTeam:allLevels') }));
    await expect(await canvas.findByText(t('agentTeam:own'))).toBeSeen();
  },
};

/** The number of direct downlines leads a level down, and the path back up again. */
export const LevelDown: Story = {
  play: async ({ canvas }) => {
    const down = like('agentTeam:viewOf', { account: 'agent02' });
    await userEvent.click(await canvas.findByRole('link', { name: down }));
    await expect(await canvas.findByRole('link', { name: 'agent41' })).toBeSeen();
    await expect(lastAsked()?.get('below')).toBe(KAMAL.memberId);
    const path = canvas.getByRole('navigation', { name: t('agentTeam:path') });
    await expect(path.querySelector('[aria-current]')).toHaveTextContent('agent02');
    await userEvent.click(canvas.getByRole('link', { name: t('agentTeam:own') }));
    await expect(await canvas.findByRole('link', { name: 'rahim21' })).toBeSeen();
    await expect(path.querySelector('[aria-current]')).toHaveTextContent(t('agentTeam:own'));
  },
};

/** A search covers the whole team and names each upline; clearing it returns to the level where it began. */
export const Searched: Story = {
  parameters: { route: `/agentHome/team?below=${KAMAL.memberId}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'agent41' })).toBeSeen();
    await userEvent.type(canvas.getByRole('searchbox'), 'rahim');
    await expect(await canvas.findByRole('link', { name: 'rahim21' })).toBeSeen();
    await expect(canvas.getByRole('link', { name: 'rahim77' })).toBeSeen();
    await expect(canvas.getByText(t('agentTeam:upline'))).toBeSeen();
    await expect(canvas.queryByRole('navigation', { name: t('agentTeam:path') })).toBeNull();
    await expect(lastAsked()?.get('account')).toBe('rahim');
    await expect(lastAsked()?.get('below')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('agentCentre:clear') }));
    await expect(await canvas.findByRole('link', { name: 'agent41' })).toBeSeen();
    await expect(canvas.queryByRole('link', { name: 'rahim21' })).toBeNull();
  },
};

/** Agents only; the address keeps the choice. */
export const AgentsOnly: Story = {
  play: async ({ canvas }) => {
    const agents = await canvas.findByRole('link', { name: t('agentTeam:kindFilter.agent') });
    await userEvent.click(agents);
    await waitFor(() => expect(lastAsked()?.get('makes')).toBe('agent'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'rahim21' })).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'agent02' })).toHaveAttribute(
      'href',
      '/agentHome/team?kind=agent&member=agent02',
    );
  },
};

/** An agent without a team. */
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentTeam:none'))).toBeSeen();
  },
};

export const NotFound: Story = {
  parameters: { route: '/agentHome/team?account=nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentTeam:notFound'))).toBeSeen();
  },
};

export const Loading: Story = { parameters: { msw: [...asAgent, neverAnswers('getTeam')] } };

export const Failed: Story = {
  parameters: { msw: [...asAgent, fails('getTeam', 1), tree] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('agentTeam:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('agentTeam:retry') }));
    await expect(await canvas.findByRole('link', { name: 'agent02' })).toBeSeen();
  },
};

/** The file has the members of every level, which a note beside the button says, and says in the page's language who has never logged in (S2.17). */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('agentTeam:fileLevels'))).toBeSeen();
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', { name: t('session:records.save') }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const ofFile = asked.find((query) => query.get('pageSize') === '100');
    await expect(ofFile?.get('joinedFrom')).toBe('2000-01-01');
    const [file] = made.mock.calls.at(0) ?? [];
    const lines = file instanceof Blob ? (await file.text()).trimEnd().split('\r\n') : [];
    await expect(lines[0]).toContain(t('agentTeam:depth'));
    await expect(lines.find((line) => line.startsWith('rahim21'))).toContain(t('agentTeam:never'));
  },
};

/** Shows an error if the file fails to download. */
export const NotSaved: Story = {
  parameters: {
    msw: [
      ...asAgent,
      fails('getTeam', 1, ({ searchParams }) => searchParams.get('pageSize') === '100'),
      tree,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('session:records.save') }));
    await expect(await screen.findByText(t('session:records.notSaved'))).toBeSeen();
  },
};

/** A column header sorts the list at the platform; the address keeps the order, old rows stay while loading, and the focus stays. */
export const Sorted: Story = {
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('button', { name: t('agentTeam:joined') });
    await userEvent.click(head);
    await waitFor(() => expect(lastAsked()?.get('sort')).toBe('joined'));
    await expect(lastAsked()?.get('order')).toBe('desc');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastAsked()?.get('order')).toBe('asc'));
    await expect(head).toHaveFocus();
  },
};

/** On a phone a card shows the date that the list is sorted by. */
export const SortedOnPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { route: '/agentHome/team?sort=-lastLogin' },
  play: async ({ canvas }) => {
    const [term] = await canvas.findAllByText(t('agentTeam:lastLogin'));
    await expect(term).toBeSeen();
  },
};

/** All columns of the table fit on a small desktop. */
export const Fits: Story = {
  ...TABLE_FITS,
  parameters: { route: '/agentHome/team?account=ra' },
};

export const FitsInBengali: Story = { ...Fits, globals: { language: 'bn' } };
