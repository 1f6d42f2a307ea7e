import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { BreakBannerScreen } from './BreakBannerScreen.tsx';
import { ON_A_BREAK, protectedBy } from './protection.fixture.ts';

/** The notice that a player on a break sees on every page (DECISIONS, player protection). */
const meta = {
  title: 'Features/Protection/BreakBanner',
  component: BreakBannerScreen,
  parameters: { player: true, msw: [answers('getMemberInfo'), ...protectedBy(ON_A_BREAK)] },
} satisfies Meta<typeof BreakBannerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnABreak: Story = {
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('complementary', { name: t('protection:break.on') });
    await expect(banner).toHaveTextContent(/2026/);
    await expect(banner).toHaveTextContent(like('protection:break.works'));
    await expect(banner.querySelector('button')).toBeNull();
  },
};

export const InBengali: Story = { globals: { language: 'bn' } };

let asked = 0;

/** A player who is not on a break sees no notice. */
export const NoBreak: Story = {
  tags: ['shows-nothing'],
  parameters: {
    msw: [
      answers('getMemberInfo'),
      answers('getProtection', () => {
        asked += 1;
        return { ...ON_A_BREAK, excludedUntil: null };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
