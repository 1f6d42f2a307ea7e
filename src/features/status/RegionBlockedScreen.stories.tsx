import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import { RegionBlockedScreen } from './RegionBlockedScreen.tsx';

const value = { status: 2, ip: '203.0.113.7', country: 'GB' };
const blocked = http.get('/wps/system/status', () =>
  HttpResponse.json({ success: true, value, message: '', code: 'ok' }),
);

const meta = {
  title: 'Features/Status/RegionBlockedScreen',
  component: RegionBlockedScreen,
  parameters: { msw: [blocked] },
} satisfies Meta<typeof RegionBlockedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/203\.0\.113\.7/)).toBeSeen();
  },
};
