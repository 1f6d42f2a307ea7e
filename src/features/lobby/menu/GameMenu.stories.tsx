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

/** A square mark as an address, of two colours. */
const mark = (ground: string, ink: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="${ground}"/><circle cx="20" cy="20" r="9" fill="${ink}"/></svg>`,
  )}`;

const picture = (src: string) => ({ src, width: 40, height: 40, sources: [] });

/** Pictures of the brand's own (`branding.look.categories`) for two categories; the others keep their icons. */
export const OwnPictures: Story = {
  parameters: {
    look: {
      pictures: {
        RNG: picture(mark('#6c2bd9', '#ffd43b')),
        LIVE: picture(mark('#0b7285', '#ffe8cc')),
      },
    },
  },
  play: async ({ canvas }) => {
    const [slots, crash, live] = canvas.getAllByRole('link').slice(3);
    for (const link of [slots, live]) {
      const image = link?.querySelector('img');
      await expect(image).toBeSeen();
      await expect(image?.getBoundingClientRect().width).toBe(40);
      await expect(link?.querySelector('svg')).toBeNull();
    }
    await expect(crash?.querySelector('svg')).toBeSeen();
    const heights = [slots, crash].map((link) => link?.getBoundingClientRect().height);
    await expect(heights[0]).toBe(heights[1]);
  },
};
