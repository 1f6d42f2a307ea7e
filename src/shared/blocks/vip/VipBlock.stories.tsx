import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inEveryLanguage } from '#src/i18n/inEveryLanguage.fixture.ts';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Vip } from '#src/platform/contract.generated.ts';
import { answers, fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { refuses } from '#src/platform/endpoints/refuses.fixture.ts';
import type { ContentBlock } from '../block.ts';
import { ContentBlocks } from '../ContentBlocks.tsx';

const level = (rank: number, turnover: string) => ({
  vipRankLevel: rank,
  vipLabelName: `VIP ${rank}`,
  turnover,
  ...{ gift: '20.00', rebatePercent: '0.25' },
});
const VIP: Vip = {
  vipRankLevel: 2,
  vipLabelName: 'VIP 2',
  staked: '30000.00',
  next: { vipRankLevel: 3, left: '20000.00' },
  levels: [level(1, '5000.00'), level(2, '20000.00'), level(3, '50000.00')],
};
const block: ContentBlock = { block: 'vip' };
const BELOW: ContentBlock = { block: 'text', text: inEveryLanguage('Below') };

/** VIP levels on the home page. */
const meta = {
  title: 'Shared/Blocks/VipBlock',
  component: ContentBlocks,
  args: { list: 'home', blocks: [block, BELOW] },
  parameters: {
    player: true,
    modules: { vip: true },
    msw: [answers('getVip', () => VIP)],
  },
} satisfies Meta<typeof ContentBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A member's level, and what is left to the next. */
export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: t('vip:own.next', { level: 'VIP 3' }) }),
    ).toBeSeen();
    // The section of the loading state is another element.
    const section = within(canvas.getByRole('region', { name: t('modules:vip') }));
    await expect(section.getByText(like('vip:own.left', { left: '20,000.00' }))).toBeSeen();
    await expect(
      section.getByRole('link', {
        name: t('lobby:section.moreOf', { category: t('modules:vip') }),
      }),
    ).toHaveAttribute('href', '/vip');
  },
};

/** How levels work, for visitors, whom the platform shows none. */
export const Visitor: Story = {
  parameters: { player: false, msw: [] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: t('modules:vip') }));
    await expect(section.getByText(t('vip:how.rebate'))).toBeSeen();
  },
};

export const VisitorOnPhone: Story = {
  ...Visitor,
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getVip')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('vip:own.title'))).toBeSeen();
  },
};

const answer = held('getVip');

/** The block is there before the answer, so it is the answer that takes it away. */
const leavesNoHole: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText('Below')).toBeSeen();
  const section = await canvas.findByRole('region', { name: t('modules:vip') });
  answer.letGo();
  await waitFor(() => expect(section).not.toBeInTheDocument());
};

/** Where the platform has no levels, nothing of it remains. */
export const Empty: Story = {
  parameters: {
    msw: [answer.handler, answers('getVip', () => ({ ...VIP, levels: [], next: null }))],
  },
  beforeEach: answer.hold,
  play: leavesNoHole,
};

/** A trial account has no level (S6.3). */
export const OnTrial: Story = {
  parameters: {
    msw: [answer.handler, refuses('getVip', { code: 'real_account_needed', status: 403 })],
  },
  beforeEach: answer.hold,
  play: leavesNoHole,
};

export const Failed: Story = {
  parameters: { msw: [answer.handler, fails('getVip')] },
  beforeEach: answer.hold,
  play: leavesNoHole,
};
