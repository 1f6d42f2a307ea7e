import type { Meta, StoryObj } from '@storybook/react-vite';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Card } from '#src/ui/card/Card.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { bets } from '#src/ui/table/betting.fixture.tsx';
import { BETTING, StatefulTable } from '#src/ui/table/bettingTable.fixture.tsx';
import { PagedList } from './PagedList.tsx';

const PAGE = 20;

/** A list of two pages. */
function TwoPages({ children }: { children: (rows: ReturnType<typeof bets>) => ReactNode }) {
  const query = useInfiniteQuery({
    queryKey: ['pages of bets'],
    queryFn: ({ pageParam }) => pageParam,
    initialPageParam: 1,
    getNextPageParam: (page) => (page === 1 ? 2 : undefined),
  });
  const labels = { failed: 'The bets did not load', retry: 'Try again', older: 'Older bets' };
  return (
    <Stack>
      <PagedList query={query} labels={labels}>
        {(pages) => children(bets(pages.length * PAGE))}
      </PagedList>
    </Stack>
  );
}

const inTable = (rows: ReturnType<typeof bets>) => (
  <StatefulTable
    {...BETTING}
    content={{ state: 'ready', rows }}
    paging={{ by: 'table', pageSize: rows.length }}
    onViewChange={() => undefined}
  />
);

/** After the last page its button disappears: the focus continues with the first row that it brought. */
const meta = {
  title: 'Shared/Lists/PagedList',
  component: TwoPages,
  args: { children: inTable },
} satisfies Meta<typeof TwoPages>;
export default meta;
type Story = StoryObj<typeof meta>;

const older = { name: 'Older bets' };

export const Rows: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', older));
    await waitFor(() => expect(canvas.queryByRole('button', older)).toBeNull());
    // After the head and the first page.
    await waitFor(() => expect(canvas.getAllByRole('row')[1 + PAGE]).toHaveFocus());
  },
};

export const Cards: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', older));
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('aria-posinset', String(PAGE + 1)),
    );
    await expect(document.activeElement).toBeSeen();
  },
};

/** Entries that are in no list. */
export const Entries: Story = {
  args: {
    children: (rows) => (
      <>
        {rows.map(({ id }) => (
          <Card key={id}>{id}</Card>
        ))}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', older));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(`B-${1000 + PAGE}`));
  },
};
