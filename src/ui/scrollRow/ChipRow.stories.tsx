import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from './ChipRow.tsx';

const KINDS = [
  ...['All', 'Deposits', 'Withdrawals', 'Bets', 'Wins', 'Bonuses', 'Rebates', 'Transfers'],
  ...['Dividends', 'Daily salary', 'Hourly salary', 'Real-time salary', 'Corrections', 'Prizes'],
  ...['Points', 'Fees', 'Returned payments', 'Cancelled bets', 'Referral rewards', 'Missions'],
];

/** The filters of a record: its kinds, its states, its sides. */
const meta = {
  title: 'UI/ChipRow',
  component: ChipRow,
  args: {
    label: 'Kinds',
    children: KINDS.map((kind) => (
      <li key={kind}>
        <ChipLink to={`?kind=${kind}`} current={kind === 'All'}>
          {kind}
        </ChipLink>
      </li>
    )),
  },
} satisfies Meta<typeof ChipRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From tablets up no chip is cut off: the row has further lines, whose chips have their whole hit area. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Kinds' });
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const tops = canvas.getAllByRole('link').map((chip) => chip.getBoundingClientRect().top);
    const [first = 0, second = 0] = [...new Set(tops)];
    await expect(second - first).toBeGreaterThanOrEqual(44);
    for (const chip of canvas.getAllByRole('link')) await expect(chip).toBeSeen();
  },
};

/** On phones it stays one row, which scrolls. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Kinds' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    const tops = canvas.getAllByRole('link').map((chip) => chip.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
