import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { inSiteMenu } from '#src/session/siteMenu.fixture.tsx';
import { CashierLinks } from './CashierLinks.tsx';

/** The links between the pages of the player's money, at the top of each. */
const meta = {
  title: 'Shared/CashierLinks',
  component: CashierLinks,
  parameters: {
    ...{ route: '/withdraw', player: true },
    msw: [answers('getMemberInfo'), answers('getProtection')],
  },
} satisfies Meta<typeof CashierLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('modules:deposit') })).toBeSeen();
    await expect(
      canvas.getByRole('link', { name: t('modules:withdraw'), current: true }),
    ).toBeSeen();
  },
};

/** A page that the site does not have gets no link. */
export const WithoutDeposit: Story = {
  decorators: [inSiteMenu('deposit')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('modules:withdraw') })).toBeSeen();
    await expect(canvas.queryByRole('link', { name: t('modules:deposit') })).toBeNull();
  },
};

/** A player on a break is offered no deposit. */
export const OnABreak: Story = {
  parameters: {
    msw: [
      answers('getMemberInfo'),
      answers('getProtection', () => ({
        ...EXAMPLES.getProtection.value,
        excludedUntil: '2026-09-02T09:00:00.000Z',
      })),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: t('modules:deposit') })).toBeNull(),
    );
    await expect(canvas.getByRole('link', { name: t('modules:withdraw') })).toBeSeen();
  },
};
