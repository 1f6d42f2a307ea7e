import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inSite, platformSays } from '#src/app/inSite.tsx';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', msw: platformSays(0), route: '/responsible' },
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

export const Rail: Story = { globals: { viewport: { value: 'tablet' } } };
