import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { pointIn } from '../direction.fixture.ts';
import { narrow } from './BarChart.stories.css.ts';
import { BarChart } from './BarChart.tsx';
import { days, point, tick, WORDS } from './chart.fixture.ts';

const WEEK = [
  point('Mon', 4200),
  point('Tue', 3800),
  point('Wed', 5100),
  point('Thu', 4700),
  point('Fri', 8300),
  point('Sat', 9600),
  point('Sun', 7900),
];

/** Amounts by category: vendors, days, team members. For a long time span use a LineChart; for parts of a whole, a DonutChart. */
const meta = {
  title: 'UI/BarChart',
  component: BarChart,
  args: {
    words: {
      ...WORDS,
      title: 'Staked by day, this week',
      summary: 'Half of all was staked from Friday to Sunday.',
    },
    bars: { name: 'Staked', points: WEEK },
    tick,
    empty: <EmptyState title="Nothing staked yet" hint="Each day of play appears here." />,
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A few bars show their values; pointer position or arrow keys select one to read out. */
export const Few: Story = {
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('slider', { name: 'Staked by day, this week' });
    await expect(reader).toHaveAttribute('aria-valuetext', 'Sun: Staked ৳7,900.00');
    const area = reader.parentElement ?? reader;
    await fireEvent.pointerDown(area, pointIn(area, 0.01));
    await expect(reader).toHaveAttribute('aria-valuetext', 'Mon: Staked ৳4,200.00');
  },
};

/** Many bars have an axis instead of values. */
export const Many: Story = { args: { bars: { name: 'Staked', points: days(31, 3000) } } };

const onAPhone: Decorator = (Story) => (
  <div className={narrow}>
    <Story />
  </div>
);

/** The label on the axis, not the one of the table. */
const onAxis = (labels: readonly HTMLElement[]): HTMLElement =>
  labels.find((each) => each.tagName === 'SPAN') ?? document.body;

/** Checks that a label is shown in full, using the room of its hidden neighbours. */
async function expectWhole(labels: readonly HTMLElement[]): Promise<void> {
  const { scrollWidth, clientWidth } = onAxis(labels);
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

/** On a narrow page some labels are hidden, and the others are shown in full. */
export const ManyOnAPhone: Story = {
  args: { bars: { name: 'Staked', points: days(31, 3000) } },
  decorators: [onAPhone],
  play: async ({ canvas }) => expectWhole(canvas.getAllByText('11 Mar')),
};

/** The same for a few long labels: Thursday is the longest day of a Bengali week. */
export const LongNamesOnAPhone: Story = {
  args: {
    bars: {
      name: 'Staked',
      points: ['শুক্র', 'শনি', 'রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি'].map((day, index) =>
        point(day, 3000 + 700 * index),
      ),
    },
  },
  decorators: [onAPhone],
  play: async ({ canvas }) => expectWhole(canvas.getAllByText('বৃহস্পতি')),
};

/** The first and the last of a few long labels stay within the chart. */
export const LongWeeksOnAPhone: Story = {
  args: {
    bars: {
      name: 'Staked',
      points: ['26 অক্টো', '2 নভে', '9 নভে', '16 নভে', '23 নভে'].map((day, index) =>
        point(`${day}-এর সপ্তাহ`, 700 * index),
      ),
    },
  },
  decorators: [onAPhone],
  play: async ({ canvas }) => {
    for (const text of ['26 অক্টো-এর সপ্তাহ', '23 নভে-এর সপ্তাহ']) {
      const label = onAxis(canvas.getAllByText(text));
      const [shown, axis] = [label, label.parentElement?.parentElement].map((each) =>
        each?.getBoundingClientRect(),
      );
      await expect(shown?.left).toBeGreaterThanOrEqual(Math.floor(axis?.left ?? Infinity));
      await expect(shown?.right).toBeLessThanOrEqual(Math.ceil(axis?.right ?? 0));
    }
  },
};

const LONG_WORDS = Array.from({ length: 9 }, (_, week) => `Donnerstagswoche ${week + 1}`);

/** Words longer than their room end in dots, and none covers the next one. */
export const LongWordsOnAPhone: Story = {
  args: {
    bars: {
      name: 'Staked',
      points: LONG_WORDS.map((word, index) => point(word, 700 * index)),
    },
  },
  decorators: [onAPhone],
  play: async ({ canvas }) => {
    const boxes = LONG_WORDS.flatMap((word) => canvas.queryAllByText(word))
      .filter(({ parentElement }) => parentElement?.tagName === 'SPAN')
      .map((label) => label.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    await expect(boxes.length).toBeGreaterThan(2);
    for (const [index, { left }] of boxes.entries()) {
      const before = boxes[index - 1];
      if (before) await expect(left).toBeGreaterThanOrEqual(Math.floor(before.right));
    }
  },
};

/** Negative bars point down, and the value of the lowest stays clear of the axis labels. */
export const BelowZero: Story = {
  play: async ({ canvas }) => {
    const value = canvas.getByText('-870').getBoundingClientRect();
    for (const label of canvas.getAllByText('Thu')) {
      const { top, height } = label.getBoundingClientRect();
      if (height > 0) await expect(top).toBeGreaterThanOrEqual(value.bottom);
    }
  },
  args: {
    words: {
      ...WORDS,
      title: 'Net result by day',
      summary: 'Three days of seven ended below zero.',
    },
    bars: {
      name: 'Net result',
      points: [
        point('Mon', 420),
        point('Tue', -380),
        point('Wed', 510),
        point('Thu', -870),
        point('Fri', 130),
        point('Sat', 960),
        point('Sun', -240),
      ],
    },
  },
};

/** With nothing above zero the zero line is on top: its label is the only zero, not one for each day without play. */
export const OnlyBelowZero: Story = {
  args: {
    bars: {
      name: 'Net result',
      points: [
        point('Mon', 0),
        point('Tue', -380),
        point('Wed', 0),
        point('Thu', -870),
        point('Fri', 0),
        point('Sat', 0),
        point('Sun', -240),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-870')).toBeSeen();
    const shown = canvas
      .getAllByText('0')
      .filter((zero) => getComputedStyle(zero).visibility === 'visible');
    await expect(shown).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: { bars: { name: 'Staked', points: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing staked yet')).toBeSeen();
  },
};
