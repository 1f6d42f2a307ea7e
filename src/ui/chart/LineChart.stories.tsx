import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ChartSkeleton } from './ChartSkeleton.tsx';
import { days, tick, WORDS } from './chart.fixture.ts';
import { LineChart } from './LineChart.tsx';

/** Values over time, with one message. To compare things use a BarChart; for two figures, a Statistic with its change. */
const meta = {
  title: 'UI/LineChart',
  component: LineChart,
  args: {
    words: WORDS,
    lines: [{ name: 'Income', points: days(30, 1800) }],
    tick,
    empty: <EmptyState title="No income yet" hint="It appears here once your team plays." />,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reading values by arrow keys, and by a finger moved along the chart. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('slider', { name: WORDS.title });
    await expect(reader).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^30 Mar: Income/),
    );
    await userEvent.tab();
    await expect(reader).toHaveFocus();
    await fireEvent.change(reader, { target: { value: '0' } });
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1 Mar: Income/));
    const area = reader.parentElement ?? reader;
    const { left, top, width } = area.getBoundingClientRect();
    await fireEvent.pointerMove(area, { clientX: left + width / 2, clientY: top + 5 });
    await expect(reader).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1[56] Mar/));
  },
};

/** The same values as a table. */
export const WithItsTable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).not.toBeSeen();
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('table')).toBeSeen();
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
  },
};

/** Lines differ by their dashes; the values above are their legend. */
export const Compared: Story = {
  args: {
    words: {
      ...WORDS,
      title: 'Deposits and withdrawals, March',
      summary: 'Deposits stayed above withdrawals all month.',
    },
    lines: [
      { name: 'Deposits', points: days(30, 2600) },
      { name: 'Withdrawals', points: days(30, 1200) },
      { name: 'Rebates', points: days(30, 300) },
    ],
  },
};

/** Losses are below the zero line. */
export const BelowZero: Story = {
  args: {
    lines: [
      {
        name: 'Net result',
        points: days(14, 1000).map((point, day) => {
          const value = point.value - 2400 + day * 60;
          return { ...point, value, text: `${value < 0 ? '−' : ''}৳${Math.abs(value)}.00` };
        }),
      },
    ],
  },
};

export const OnePoint: Story = { args: { lines: [{ name: 'Income', points: days(1, 1800) }] } };

export const Empty: Story = {
  args: { lines: [{ name: 'Income', points: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No income yet')).toBeSeen();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** The title is shown before the values have loaded. */
export const Loading: Story = {
  render: () => <ChartSkeleton title={WORDS.title} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Bengali: Story = {
  args: {
    words: {
      title: 'দলের আয়, মার্চ',
      summary: 'মাস জুড়ে আয় বেড়েছে, শেষ দিকে সবচেয়ে বেশি।',
      axis: 'দিন',
      tableLabel: 'টেবিল হিসেবে দেখুন',
    },
    lines: [
      {
        name: 'আয়',
        points: days(30, 1800).map((point, day) => ({
          ...point,
          label: `${(day + 1).toLocaleString('bn')} মার্চ`,
          text: `৳${point.value.toLocaleString('bn')}`,
        })),
      },
    ],
    tick: (value) => value.toLocaleString('bn'),
  },
  render: (args) => (
    <div lang="bn">
      <LineChart {...args} />
    </div>
  ),
};
