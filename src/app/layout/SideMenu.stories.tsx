import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', msw: mockPlatform(0), route: '/responsible' },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(localStorage.getItem('livery.sideMenu')).toBe('collapsed');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A member's menu starts with deposit and withdraw, and ends with log out (S2.21). */
export const Member: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { player: true, msw: [answers('getMemberInfo'), ...mockPlatform(0)] },
  play: async ({ canvasElement }) => {
    const entries = canvasElement.querySelectorAll('li a');
    const paths = [...entries].map((entry) => entry.getAttribute('href'));
    await expect(paths.slice(0, 3)).toEqual(['/', '/deposit', '/withdraw']);
    const account = ['/security', '/bets', '/transactions', '/member'];
    await expect(paths.filter((path) => path && account.includes(path))).toEqual(account);
    await expect(paths.at(-1)).toBe('/logout');
  },
};

export const Rail: Story = { globals: { viewport: { value: 'tablet' } } };
