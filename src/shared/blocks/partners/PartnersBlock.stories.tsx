import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inEveryLanguage } from '#src/i18n/inEveryLanguage.fixture.ts';
import { fails, held, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { gamesOf } from '#src/platform/endpoints/games/games.fixture.ts';
import type { ContentBlock } from '../block.ts';
import { ContentBlocks } from '../ContentBlocks.tsx';

const drawn = (width: number, colour: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="60"><rect width="${width}" height="60" rx="12" fill="${colour}"/></svg>`)}`,
  width,
  height: 60,
  sources: [],
});
const LEAGUE = {
  name: inEveryLanguage('River League'),
  picture: drawn(200, '#2f7d6b'),
  url: 'https://league.example/',
};
const SCHOOL = { name: inEveryLanguage('Chess School'), picture: drawn(60, '#7d4a2f') };
const block: ContentBlock = {
  block: 'partners',
  title: inEveryLanguage('Partners'),
  partners: [LEAGUE, { vendor: 'V1' }, SCHOOL, { vendor: 'V2' }],
};

/** Partners on the home page: providers of games, and others with a picture of their own. */
const meta = {
  title: 'Shared/Blocks/PartnersBlock',
  component: ContentBlocks,
  args: { list: 'home', blocks: [block] },
  parameters: { msw: gamesOf(2) },
} satisfies Meta<typeof ContentBlocks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A provider leads to its games, another partner to its site, if it has one. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Partners' }));
    const league = section.getByRole('link', { name: 'River League' });
    await expect(league).toBeSeen();
    await expect(league).toHaveAttribute('href', 'https://league.example/');
    await expect(league).toHaveAttribute('rel', 'noopener');
    await expect(await section.findByRole('link', { name: 'Vendor 1' })).toHaveAttribute(
      'href',
      '/rng?vassalage=V1',
    );
    await expect(section.getByText('Chess School')).toBeSeen();
    await expect(section.queryByRole('link', { name: 'Chess School' })).toBeNull();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The places of providers, until the platform has named them. */
export const Loading: Story = {
  parameters: { msw: [neverAnswers('getGameMenus')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
  },
};

/** A provider that the platform does not have is left out. */
export const Unknown: Story = {
  args: { blocks: [{ ...block, partners: [LEAGUE, { vendor: 'NONE' }] }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

const menus = held('getGameMenus');

/** If no provider is named and none can be, the block is left out. */
export const Failed: Story = {
  args: {
    blocks: [
      { ...block, partners: [{ vendor: 'V1' }] },
      { block: 'text', text: inEveryLanguage('Below') },
    ],
  },
  parameters: { msw: [menus.handler, fails('getGameMenus')] },
  beforeEach: menus.hold,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Below')).toBeSeen();
    const section = await canvas.findByRole('region', { name: 'Partners' });
    menus.letGo();
    await waitFor(() => expect(section).not.toBeInTheDocument());
  },
};
