import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { point, share, WORDS } from './chart.fixture.ts';
import { DonutChart } from './DonutChart.tsx';

/** The parts of a whole, five at most. If sizes are close, or there are more of them, use a BarChart. */
const meta = {
  title: 'UI/DonutChart',
  component: DonutChart,
  args: {
    words: {
      ...WORDS,
      title: 'Income by category, March',
      summary: 'Slots and live casino bring three quarters of the income.',
      axis: 'Category',
    },
    parts: {
      name: 'Income',
      points: [
        point('Slots', 42_300),
        point('Live casino', 31_800),
        point('Sports', 14_200),
        point('Fish', 8100),
        point('All others', 2900),
      ],
    },
    total: { label: 'Income', text: '৳99,300.00' },
    share,
    empty: <EmptyState title="No income yet" hint="It appears here once your team plays." />,
  },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('listitem');
    await expect(parts).toHaveLength(5);
    await expect(parts[0]).toHaveTextContent('Slots৳42,300.0043%');
  },
};

export const OnePart: Story = {
  args: { parts: { name: 'Income', points: [point('Slots', 42_300)] } },
};

/** Long names wrap, and amounts stay on one line. */
export const Long: Story = {
  args: {
    parts: {
      name: 'Einkünfte',
      points: [
        point('Spielautomatenunterhaltungsveranstaltungen', 123_456_789),
        point('Sportwettenvermittlungsdienstleistungen', 12_345_678),
      ],
    },
    total: { label: 'Gesamteinkünfte', text: '৳135.8M' },
  },
};

export const Bengali: Story = {
  args: {
    words: {
      title: 'শ্রেণি অনুযায়ী আয়, মার্চ',
      summary: 'স্লট আর লাইভ ক্যাসিনো থেকেই আয়ের বেশির ভাগ আসে।',
      axis: 'শ্রেণি',
      tableLabel: 'টেবিল হিসেবে দেখুন',
    },
    parts: {
      name: 'আয়',
      points: [
        { label: 'স্লট', value: 42_300, text: '৳৪২,৩০০.০০' },
        { label: 'লাইভ ক্যাসিনো', value: 31_800, text: '৳৩১,৮০০.০০' },
      ],
    },
    total: { label: 'মোট আয়', text: '৳৭৪,১০০.০০' },
    share: (part) => `${Math.round(part * 100).toLocaleString('bn')}%`,
  },
  render: (args) => (
    <div lang="bn">
      <DonutChart {...args} />
    </div>
  ),
};

export const Empty: Story = {
  args: { parts: { name: 'Income', points: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No income yet')).toBeSeen();
  },
};
