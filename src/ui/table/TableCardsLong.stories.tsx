import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/button/Button.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { type Bet, type BetColumn, bets, LABELS } from './betting.fixture.tsx';
import { BETTING, type BetTableProps, StatefulTable } from './bettingTable.fixture.tsx';
import { Table } from './Table.tsx';

const LONG = 90;

/** A table with all of its rows on one page. */
function Listed({ count, ...props }: BetTableProps & { count: number }) {
  return (
    <StatefulTable
      {...props}
      content={{ state: 'ready', rows: bets(count) }}
      paging={{ by: 'table', pageSize: count }}
    />
  );
}

function Lengthened(props: BetTableProps) {
  const [count, setCount] = useState(20);
  return (
    <Stack>
      <Button onClick={() => setCount(LONG)}>Older</Button>
      <Listed {...props} count={count} />
    </Stack>
  );
}

/** Two screens of one frame: going back to the list scrolls to where it was left, as the site does. */
function LeftAndReturned(props: BetTableProps) {
  const [isAway, setIsAway] = useState(false);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isAway) window.scrollTo({ top });
  }, [isAway, top]);
  const go = () => {
    setTop(window.scrollY);
    setIsAway(!isAway);
  };
  if (isAway) return <Button onClick={() => setIsAway(false)}>Back</Button>;
  return (
    <>
      <div style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1 }}>
        <Button onClick={go}>Leave</Button>
      </div>
      <Listed {...props} count={LONG} />
    </>
  );
}

/** A long record as cards: only those near the view are in the page. */
const meta = {
  title: 'UI/Table on phones, long',
  component: Table<Bet, BetColumn>,
  args: { ...BETTING, onViewChange: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => <Listed {...args} count={LONG} />,
} satisfies Meta<BetTableProps>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The positions of the cards in the page, as they are read out. */
const positions = (canvas: Canvas): number[] =>
  canvas.queryAllByRole('listitem').map((card) => Number(card.ariaPosInSet));

const lastOf = (canvas: Canvas): number => Math.max(...positions(canvas));

/** The card at a position. */
function cardAt(canvas: Canvas, position: number): HTMLElement {
  const card = canvas
    .getAllByRole('listitem')
    .find(({ ariaPosInSet }) => Number(ariaPosInSet) === position);
  if (!card) throw new Error(`The card at ${position} is not in the page.`);
  return card;
}

const pageHeight = () => document.documentElement.scrollHeight;

const scrollTo = (top: number) => window.scrollTo({ top });

const isInView = (element: Element | undefined): boolean => {
  const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return bottom > 0 && top < window.innerHeight;
};

/** However many cards are added, those far from the view are not in the page, and all of them are one list. */
export const Longer: Story = {
  render: (args) => <Lengthened {...args} />,
  play: async ({ canvas }) => {
    await expect(positions(canvas)).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(cardAt(canvas, 1)).toHaveAttribute('aria-setsize', String(LONG)));
    await expect(pageHeight()).toBeGreaterThan(9000);
    await expect(lastOf(canvas)).toBeLessThan(LONG / 2);
    scrollTo(pageHeight());
    await waitFor(() => expect(lastOf(canvas)).toBe(LONG));
    await waitFor(() => expect(positions(canvas)).not.toContain(1));
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    scrollTo(0);
    await waitFor(() => expect(cardAt(canvas, 1)).toBeInTheDocument());
    await waitFor(() => expect(lastOf(canvas)).toBeLessThan(LONG / 2));
  },
};

/** Going back to a list leads to the same cards at the same place, with the same details open. */
export const Returned: Story = {
  render: (args) => <LeftAndReturned {...args} />,
  play: async ({ canvas }) => {
    const details = (position: number) => within(cardAt(canvas, position)).getByRole('button');
    await waitFor(() => expect(lastOf(canvas)).toBeGreaterThan(20));
    scrollTo(cardAt(canvas, 21).getBoundingClientRect().top);
    await userEvent.click(details(21));
    await waitFor(() => expect(lastOf(canvas)).toBeGreaterThan(30));
    const place = cardAt(canvas, 21).getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    // At once, and not after some frames of empty boxes.
    await expect(details(21)).toHaveAccessibleName(LABELS.lessDetails);
    await expect(cardAt(canvas, 21).getBoundingClientRect().top).toBeCloseTo(place, 0);
    await expect(within(cardAt(canvas, 21)).getByText('Lantern Row')).toBeSeen();
  },
};

/** A card keeps its open details and the focus, however far the page is scrolled from it. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const details = () => within(cardAt(canvas, 4)).getByRole('button');
    await userEvent.click(details());
    scrollTo(pageHeight());
    await waitFor(() => expect(positions(canvas)).not.toContain(9));
    await expect(details()).toHaveFocus();
    details().blur();
    await waitFor(() => expect(positions(canvas)).not.toContain(4));
    scrollTo(0);
    await waitFor(() => expect(details()).toHaveAccessibleName(LABELS.lessDetails));
  },
};

/** All cards are printed. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    await expect(positions(canvas).length).toBeLessThan(LONG);
    fireEvent(window, new Event('beforeprint'));
    await expect(positions(canvas)).toHaveLength(LONG);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(positions(canvas).length).toBeLessThan(LONG / 2));
  },
};

function Turned(props: BetTableProps) {
  const [isWide, setIsWide] = useState(false);
  return (
    <>
      <div style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1 }}>
        <Button onClick={() => setIsWide(!isWide)}>Turn</Button>
      </div>
      <div style={{ inlineSize: isWide ? 800 : 360 }}>
        <Listed {...props} count={LONG} />
      </div>
    </>
  );
}

/** On a phone that is turned, the row at the top of the view is there as a row of the grid, and as a card again. */
export const Rotated: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  render: (args) => <Turned {...args} />,
  play: async ({ canvas }) => {
    const turn = canvas.getByRole('button', { name: 'Turn' });
    scrollTo(cardAt(canvas, 17).getBoundingClientRect().top);
    await waitFor(() => expect(positions(canvas)).toContain(29));
    await userEvent.click(turn);
    await expect(await canvas.findByRole('table')).toBeSeen();
    await expect(isInView(canvas.getAllByRole('row')[17])).toBe(true);
    await userEvent.click(turn);
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
    await expect(isInView(cardAt(canvas, 17))).toBe(true);
  },
};
