import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { RegionBlockedScreen } from './RegionBlockedScreen.tsx';

const blocked = answers('getStatus', () => ({
  ...EXAMPLES.getStatus.value,
  ...{ status: 2, ip: '203.0.113.7', country: 'GB' },
}));

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
