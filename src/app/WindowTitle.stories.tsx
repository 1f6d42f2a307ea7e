import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { useTitle } from '#src/app/useTitle.ts';
import { withSite } from '#src/app/withSite.tsx';
import { CategoryScreen } from '#src/features/games/CategoryScreen.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { registry } from '#src/modules/registry.ts';
import { gamesOf } from '#src/platform/endpoints/games/games.fixture.ts';

const row = registry.find(({ id }) => id === 'rng');

function SlotsPage() {
  useTitle(row);
  return <CategoryScreen category="RNG" />;
}

/** The title of the window, above a list of games. */
const meta = {
  title: 'Shell/WindowTitle',
  component: SlotsPage,
  decorators: [withSite],
  parameters: { route: '/rng', msw: gamesOf(6) },
  beforeEach: () => {
    const { title } = document;
    return () => {
      document.title = title;
    };
  },
} satisfies Meta<typeof SlotsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slots: Story = {
  play: async () => {
    await waitFor(() => expect(document.title).toContain(t('modules:rng')));
  },
};

/** The crash games have the address of the slots, but a title of their own. */
export const CrashGames: Story = {
  parameters: { route: '/rng?classify=Crash' },
  play: async () => {
    await waitFor(() => expect(document.title).toContain(t('modules:mxwin')));
  },
};
