import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inSite, platformSays } from '#src/app/inSite.tsx';
import { Header } from './Header.tsx';

const meta = {
  title: 'Shell/Header',
  component: Header,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', msw: platformSays(0) },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.some((link) => link.getAttribute('href') === '/responsible')).toBe(true);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map((link) => link.getAttribute('href'))).toEqual(['/']);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Bare: Story = { args: { bare: true } };

export const SwitchesTheme: Story = {
  play: async ({ canvasElement, globals }) => {
    const button = within(canvasElement).queryByRole('button');
    if (!button) return;
    await userEvent.click(button);
    await expect(document.documentElement.dataset.theme).not.toBe(globals.theme);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(document.documentElement.dataset.theme).toBe(globals.theme);
    localStorage.removeItem('livery.theme');
  },
};
