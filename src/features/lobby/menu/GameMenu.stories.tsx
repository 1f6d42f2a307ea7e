import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameMenu } from './GameMenu.tsx';

/** Home, the search, the favourites, then the sections of the brand in its order (S2.23). On phones it scrolls sideways. */
const meta = {
  title: 'Features/Lobby/GameMenu',
  component: GameMenu,
  args: { sections: ['RNG', 'MXWIN', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH', 'PVP'] },
} satisfies Meta<typeof GameMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllSections: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(11);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    await expect(links[1]).toHaveAttribute('href', '/search');
    await expect(links[2]).toHaveAttribute('href', '/favorite');
    await expect(links[4]).toHaveAttribute('href', '/rng?classify=Crash');
    await expect(links[8]).toHaveAttribute('href', '/sports?classify=Cockfight');
  },
};

export const FewSections: Story = { args: { sections: ['LIVE', 'RNG'] } };
