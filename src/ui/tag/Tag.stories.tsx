import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Tag } from './Tag.tsx';

/** A filter or a value that can be removed. To choose one of several use a Chip, for a status a Badge. */
const meta = {
  title: 'UI/Tag',
  component: Tag,
  args: {
    children: 'Copper Reel',
    dismissLabel: 'Remove the filter: Copper Reel',
    onDismiss: fn(),
  },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filters() {
  const [vendors, setVendors] = useState(['Banyan Works', 'Copper Reel', 'Tall Heron']);
  return (
    <Stack as="ul" direction="row" gap="s" wrap>
      {vendors.map((vendor) => (
        <li key={vendor}>
          <Tag
            dismissLabel={`Remove the filter: ${vendor}`}
            onDismiss={() => setVendors(vendors.filter((one) => one !== vendor))}
          >
            {vendor}
          </Tag>
        </li>
      ))}
    </Stack>
  );
}

export const Plain: Story = {};

export const Filtering: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the filter: Copper Reel' }));
    await expect(canvas.queryByText('Copper Reel')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Long text is truncated; the button stays. */
export const LongWords: Story = {
  args: {
    children:
      'Auszahlungsanträge der vergangenen einhundertachtzig Kalendertage einschließlich heute',
    dismissLabel: 'Filter entfernen',
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Filter entfernen' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(button);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
