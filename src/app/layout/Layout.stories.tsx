import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Layout } from './Layout.tsx';
import { MAIN_ID } from './SkipLink.tsx';

const meta = {
  title: 'Shell/Layout',
  component: Layout,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', msw: mockPlatform(0) },
  args: { children: <Heading level={1}>A screen</Heading> },
} satisfies Meta<typeof Layout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = document.activeElement;
    await expect(skip).toHaveAttribute('href', `#${MAIN_ID}`);
    await expect(canvasElement.querySelectorAll('main')).toHaveLength(1);
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** On a phone, too, a visitor sees both: sign up in the header, log in in the bar (S2.19). */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const shown = (href: string, scope: HTMLElement) =>
      [...scope.querySelectorAll(`a[href$="${href}"]`)].filter((link) => link.checkVisibility());
    await expect(shown('/register', canvas.getByRole('banner'))).toHaveLength(1);
    await expect(shown('/login', canvasElement)).toHaveLength(1);
  },
};

export const Loading: Story = {
  args: { children: <ScreenSkeleton /> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeSeen();
  },
};
