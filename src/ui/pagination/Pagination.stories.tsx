import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination, type PaginationLabels, type PaginationProps } from './Pagination.tsx';

const LABELS: PaginationLabels = {
  region: 'Pages of bets',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  summary: (page, count) => `Page ${page} of ${count}`,
};

const bengali = (page: number) => page.toLocaleString('bn-BD', { useGrouping: false });

function Turning(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onChange={setPage} />;
}

/** The pages of a long list whose end matters: records, tables. For games and notices use a "show more" Button. */
const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: { count: 20, page: 10, labels: LABELS, onChange: fn() },
  render: (args) => <Turning key={args.page} {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 11 of 20');
    const pages = canvas.queryByRole('list');
    if (!pages) return;
    await userEvent.click(within(pages).getByRole('button', { name: 'Page 20' }));
    await expect(within(pages).getByRole('button', { current: 'page' })).toHaveTextContent('20');
  },
};

/** At either end the button keeps the focus, is announced as disabled, and does nothing. */
export const AtTheEnd: Story = {
  args: { count: 20, page: 19 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 20 of 20');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Few: Story = { args: { count: 3, page: 2 } };

export const BengaliDigits: Story = { args: { format: bengali, count: 128, page: 64 } };

/** A list of one page has no pagination. */
export const One: StoryObj<typeof Pagination> = {
  tags: ['shows-nothing'],
  render: () => <Pagination page={1} count={1} onChange={fn()} labels={LABELS} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
