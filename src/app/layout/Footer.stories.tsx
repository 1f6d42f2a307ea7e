import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inSite, platformSays } from '#src/app/inSite.tsx';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', msw: platformSays(0) },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toContain('/responsible');
    await expect(canvasElement).toHaveTextContent(/\d+\+/);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Bare: Story = { args: { bare: true } };
