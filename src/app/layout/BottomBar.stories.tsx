import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { coversPage } from '#src/ui/dialog/coversPage.fixture.ts';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  title: 'Shell/BottomBar',
  component: BottomBar,
  decorators: [withSite],
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: coversPage }, layout: 'fullscreen', msw: mockPlatform(0) },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.length).toBeLessThanOrEqual(5);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A member's five: home, promotions, games, wallet and account (S2.20). */
export const Member: Story = {
  parameters: { player: true, msw: [answers('getMemberInfo'), ...mockPlatform(0)] },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href')).slice(-2)).toEqual([
      '/deposit',
      '/member',
    ]);
    await expect(links.length).toBeLessThanOrEqual(5);
    await expect(links.at(-2)).toHaveTextContent(t('modules:wallet'));
  },
};

/** The wallet is the current entry on every page of the player's money. */
export const Withdrawing: Story = {
  ...Member,
  parameters: { ...Member.parameters, route: '/withdraw' },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement)
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['/deposit']);
  },
};

/** A fifth of the narrowest phone fits every label: none is wider than its cell, or higher than the bar. */
export const Narrowest: Story = {
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('nav');
    if (!bar) throw new Error('there is no bar');
    bar.style.inlineSize = '320px';
    for (const link of within(bar).getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
    }
  },
};

export const OpensTheMenu: Story = {
  play: async ({ canvasElement }) => {
    const menu = canvasElement.querySelector('[aria-haspopup="dialog"]');
    if (!menu) throw new Error('the bar has no menu');
    await userEvent.click(menu);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByRole('link').length).toBeGreaterThan(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
