import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { MIRRORED } from '#src/ui/mirrored.fixture.ts';
import { type Bet, type BetColumn, COLUMNS } from './betting.fixture.tsx';
import { BETTING, type BetTableProps, StatefulTable } from './bettingTable.fixture.tsx';
import { Table } from './Table.tsx';

/** Where the figures of a table stand. */
const meta = {
  title: 'UI/Table, figures',
  component: Table<Bet, BetColumn>,
  args: { ...BETTING, onViewChange: fn() },
  render: (args) => <StatefulTable {...args} />,
} satisfies Meta<BetTableProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'desktop', isRotated: false } };

/** In a page from right to left figures are at the right as well, so that their decimals are below each other. */
export const Mirrored: Story = {
  ...MIRRORED,
  globals: { ...wide, ...MIRRORED.globals },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByText(/^−?৳\d+\.\d\d$/);
    const ends = new Map<number | undefined, Set<number>>();
    for (const cell of cells) {
      const text = document.createRange();
      text.selectNodeContents(cell);
      const column = cell.closest('td')?.cellIndex;
      const end = Math.round(text.getBoundingClientRect().right);
      ends.set(column, (ends.get(column) ?? new Set()).add(end));
    }
    await expect(ends.size).toBeGreaterThan(1);
    for (const found of ends.values()) await expect(found.size).toBe(1);
  },
};

const [GAME, VENDOR, TIME, STAKE] = COLUMNS;

/** A text after a figure, which ends where the text begins, keeps more distance than from another text. */
export const TextAfterFigure: Story = {
  globals: wide,
  args: { columns: [GAME, VENDOR, STAKE, TIME].flatMap((column) => column ?? []) },
  play: async ({ canvas }) => {
    const cells = within(canvas.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
    const [afterText, , afterFigure] = cells.map((cell) =>
      Number.parseFloat(getComputedStyle(cell).paddingInlineStart),
    );
    await expect(afterFigure).toBeGreaterThan(afterText ?? Infinity);
  },
};
