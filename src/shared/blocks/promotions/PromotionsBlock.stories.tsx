import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inEveryLanguage } from '#src/i18n/inEveryLanguage.fixture.ts';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { promotionsOf } from '#src/platform/endpoints/promotions/promotions.fixture.ts';
import type { ContentBlock } from '../block.ts';
import { ContentBlocks } from '../ContentBlocks.tsx';

const EXAMPLE = EXAMPLES.getPromotion.value;
const block: ContentBlock = { block: 'promotions', rows: 1, size: 'medium' };
const BELOW: ContentBlock = { block: 'text', text: inEveryLanguage('Below') };

/** The current promotions of the platform on the home page. */
const meta = {
  title: 'Shared/Blocks/PromotionsBlock',
  component: ContentBlocks,
  args: { list: 'home', blocks: [block] },
  parameters: { msw: promotionsOf(), modules: { promotions: true } },
} satisfies Meta<typeof ContentBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All that run now, in one row that scrolls sideways; those to come and those that are over are left out. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: t('modules:promotions') }));
    const first = await section.findByRole('link', { name: 'A first week of play' });
    await expect(first).toBeSeen();
    await expect(first).toHaveAttribute('href', '/promotions?code=join');
    await expect(section.queryByText('Evening tables')).toBeNull();
    await expect(section.queryByText('Last month of play')).toBeNull();
    await expect(
      section.getByRole('link', {
        name: t('lobby:section.moreOf', { category: t('modules:promotions') }),
      }),
    ).toHaveAttribute('href', '/promotions');
    const tops = section.getAllByRole('listitem').map((one) => one.offsetTop);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Two rows of large cards of one type, below a title of the brand's own. */
export const OneType: Story = {
  args: {
    blocks: [
      {
        ...{ block: 'promotions', rows: 2, size: 'large', type: 'event' },
        title: inEveryLanguage('This month'),
      },
    ],
  },
  parameters: {
    msw: promotionsOf(
      ['a', 'b', 'c', 'd'].map((code) => ({ ...EXAMPLE, code, type: 'event', title: code })),
    ),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list');
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(4));
    const tops = within(list)
      .getAllByRole('listitem')
      .map((one) => one.offsetTop);
    await expect(new Set(tops).size).toBe(2);
  },
};

export const Loading: Story = {
  parameters: { msw: [neverAnswers('getPromotions')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

const answer = held('getPromotions');

/** The list is there before the answer, so it is the answer that takes it away. */
const leavesNoHole: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText('Below')).toBeSeen();
  const list = await canvas.findByRole('list');
  answer.letGo();
  await waitFor(() => expect(list).not.toBeInTheDocument());
  await expect(canvas.queryByRole('region', { name: t('modules:promotions') })).toBeNull();
};

/** Without promotions, nothing of it remains. */
export const Empty: Story = {
  args: { blocks: [block, BELOW] },
  parameters: { msw: [answer.handler, ...promotionsOf([])] },
  beforeEach: answer.hold,
  play: leavesNoHole,
};

export const Failed: Story = {
  args: { blocks: [block, BELOW] },
  parameters: { msw: [answer.handler, fails('getPromotions')] },
  beforeEach: answer.hold,
  play: leavesNoHole,
};
