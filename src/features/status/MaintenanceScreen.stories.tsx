import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

const meta = {
  title: 'Features/Status/MaintenanceScreen',
  component: MaintenanceScreen,
} satisfies Meta<typeof MaintenanceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeSeen();
    for (const link of within(canvasElement).queryAllByRole('link')) {
      await expect(link.getAttribute('href')).toMatch(/^(mailto:|https:)/);
    }
  },
};
