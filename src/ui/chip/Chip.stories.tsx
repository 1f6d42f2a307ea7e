import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ScrollRow } from '#src/ui/scrollRow/ScrollRow.tsx';
import { Chip } from './Chip.tsx';
import { ChipLink } from './ChipLink.tsx';

const VENDORS = ['All', 'Banyan Works', 'Copper Reel', 'Tall Heron', 'Glass Mango', 'Lantern Row'];

/** Filters of which one is chosen. A row of them scrolls sideways. */
const meta = {
  title: 'UI/Chip',
  component: Chip,
  args: { children: 'All', selected: false, onSelect: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filter() {
  const [chosen, choose] = useState('All');
  return (
    <ScrollRow label="Vendors">
      {VENDORS.map((vendor) => (
        <li key={vendor}>
          <Chip selected={chosen === vendor} onSelect={() => choose(vendor)}>
            {vendor}
          </Chip>
        </li>
      ))}
    </ScrollRow>
  );
}

export const Plain: Story = {};

export const Choosing: Story = {
  render: () => <Filter />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tall Heron' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Tall Heron');
  },
};

/** Filters in the address. */
export const AsLinks: Story = {
  parameters: { route: '/rng?vassalage=CQ9' },
  render: () => (
    <ScrollRow label="Vendors">
      <li>
        <ChipLink to="/rng" current={false}>
          All
        </ChipLink>
      </li>
      <li>
        <ChipLink to="/rng?vassalage=CQ9" current>
          CQ9
        </ChipLink>
      </li>
    </ScrollRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('CQ9');
  },
};

/** The chosen one of a long row is visible from the start. */
export const LongRow: Story = {
  render: () => (
    <ScrollRow label="Vendors">
      {Array.from({ length: 40 }, (_, at) => `Vendor ${at + 1}`).map((vendor) => (
        <li key={vendor}>
          <ChipLink to={`/rng?vassalage=${vendor}`} current={vendor === 'Vendor 30'}>
            {vendor}
          </ChipLink>
        </li>
      ))}
    </ScrollRow>
  ),
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('link', { current: true }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
