import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withSite } from '#src/app/withSite.tsx';
import { registry } from '#src/modules/registry.ts';
import { answers, fails } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { OpenOffers } from './OpenOffers.tsx';

const row = registry.find(({ id }) => id === 'contracts');
if (!row) throw new Error('The registry has no contracts.');

/** The number beside the contracts in the agents' menu (S2.15). */
const meta = {
  title: 'Shell/OpenOffers',
  component: OpenOffers,
  decorators: [withSite],
  parameters: { player: true, msw: [answers('getContractOffers')] },
  args: { row },
} satisfies Meta<typeof OpenOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const open = String(EXAMPLES.getContractOffers.value.contracts.length);
    await expect(await canvas.findByText(open)).toBeSeen();
  },
};

/** No number if no offer is open, or if that is not known. */
export const None: Story = {
  tags: ['shows-nothing'],
  parameters: { msw: [fails('getContractOffers')] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/\d/)).toBeNull());
  },
};
