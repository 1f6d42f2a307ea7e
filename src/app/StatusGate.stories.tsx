import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import { StatusGate } from '#src/app/StatusGate.tsx';
import { mockPlatform, withSite } from '#src/app/withSite.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';

const SITE = 'The site';

const meta = {
  title: 'Shell/StatusGate',
  component: StatusGate,
  decorators: [withSite],
  parameters: { layout: 'fullscreen', msw: mockPlatform(0) },
  args: { children: <Heading level={1}>{SITE}</Heading> },
} satisfies Meta<typeof StatusGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(SITE)).toBeSeen();
  },
};

export const Maintenance: Story = {
  parameters: { msw: mockPlatform(1) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('banner');
    await expect(within(canvasElement).queryByText(SITE)).toBeNull();
  },
};

export const RegionBlocked: Story = {
  parameters: { msw: mockPlatform(2) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/203\.0\.113\.7/)).toBeSeen();
    await expect(within(canvasElement).queryByText(SITE)).toBeNull();
  },
};

export const StatusUnknown: Story = {
  parameters: {
    msw: [
      http.get('/wps/system/status', () => new HttpResponse('gone', { status: 404 })),
      ...mockPlatform(0),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(SITE)).toBeSeen();
  },
};
