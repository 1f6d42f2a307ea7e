import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { VendorMark } from './VendorMark.tsx';

const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56"><circle cx="28" cy="28" r="20" fill="#2f7d6b"/></svg>')}`;

/** The logo of a vendor, beside its name. */
const meta = {
  title: 'Shared/VendorMark',
  component: VendorMark,
  args: { vendor: { showIcon: LOGO } },
} satisfies Meta<typeof VendorMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** A logo that does not load is an icon of the same size. */
export const NotLoaded: Story = {
  args: { vendor: { showIcon: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const icon = canvasElement.querySelector('svg');
    await expect(icon).toBeSeen();
    const box = icon?.parentElement?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([56, 56]);
  },
};
