import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withSite } from '#src/app/withSite.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { edgesOf } from '#src/ui/direction.fixture.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { AgentLayout } from './AgentLayout.tsx';
import { centre, desktop } from './agentLayout.fixture.ts';

/** The counts beside entries of the agents' menu. */
const meta = {
  title: 'Shell/EntryCounts',
  component: AgentLayout,
  decorators: [withSite],
  parameters: {
    layout: 'fullscreen',
    player: true,
    route: '/agentHome/overview',
    modules: { agent: true, customerService: true },
    msw: [answers('getContractOffers'), ...centre],
  },
  args: { children: <Heading level={1}>Team overview</Heading> },
} satisfies Meta<typeof AgentLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The count of open offers is at the end of its entry, below the counts of other entries. */
export const AtTheEnd: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: t('agentCentre:menu') }));
    const entry = await menu.findByRole('link', {
      name: (name) => name.startsWith(t('modules:contracts')),
    });
    await waitFor(() => expect(entry.lastElementChild).toHaveTextContent(/^\d+$/));
    const ends = [entry.lastElementChild ?? entry, entry].map((each) => edgesOf(each).end);
    const padding = Number.parseFloat(getComputedStyle(entry).paddingInlineEnd);
    await expect(Math.abs(Number(ends[1]) - Number(ends[0]))).toBeCloseTo(padding, 0);
  },
};

/** The count of the current entry has another ground than the entry. */
export const OfTheCurrent: Story = {
  globals: desktop,
  parameters: { route: '/agentHome/contracts' },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: t('agentCentre:menu') }));
    const entry = await menu.findByRole('link', { current: 'page' });
    await waitFor(() => expect(entry.lastElementChild).toHaveTextContent(/^\d+$/));
    const grounds = [entry.lastElementChild ?? entry, entry].map(
      (each) => getComputedStyle(each).backgroundColor,
    );
    await expect(grounds[0]).not.toBe(grounds[1]);
  },
};
