import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { DateTime } from '#src/ui/dateTime/DateTime.tsx';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { DefinitionList } from './DefinitionList.tsx';

/** The details of one record. For several records with the same details use a Table; for one figure, a Statistic. */
const meta = {
  title: 'UI/DefinitionList',
  component: DefinitionList,
  args: {
    items: [
      { term: 'Number', value: 'W-20260305-0017' },
      { term: 'Amount', value: <Money value="500" text="৳500.00" /> },
      {
        term: 'Asked for',
        value: <DateTime moment="2026-03-05T18:30Z" text="6 Mar 2026, 00:30" />,
      },
      {
        term: 'Status',
        value: (
          <Badge tone="warning" icon="info">
            In process
          </Badge>
        ),
      },
    ],
  },
} satisfies Meta<typeof DefinitionList>;
export default meta;
type Story = StoryObj<typeof DefinitionList>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('৳500.00');
  },
};

export const Columns: Story = { args: { layout: 'columns' } };

/** The vertical position of a value's text. */
function lineOf(value: HTMLElement): number {
  const words = document.createRange();
  words.selectNodeContents(value);
  const { top, bottom } = words.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** The text of a link is on the line of the values beside it. */
export const ColumnsWithLink: Story = {
  args: {
    layout: 'columns',
    items: [
      { term: 'Status', value: 'Active' },
      { term: 'Direct downline', value: <TextLink to="/team">View 23</TextLink> },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const plain = canvas.getByText('Active');
    await expect(Math.abs(lineOf(link) - lineOf(plain))).toBeLessThanOrEqual(1);
  },
};

/** A value of two lines has lines of about one length: no "PM" is left alone. */
export const ColumnsNarrow: Story = {
  args: {
    layout: 'columns',
    items: [
      {
        term: 'In force since',
        value: <DateTime moment="2026-08-02T09:00Z" text="Aug 2, 2026, 3:00 PM" />,
      },
    ],
  },
  play: async ({ canvas }) => {
    const moment = canvas.getByText(/3:00/);
    const list = moment.closest('dl') ?? moment;
    moment.style.whiteSpace = 'nowrap';
    list.style.inlineSize = `${moment.getBoundingClientRect().width - 5}px`;
    moment.style.whiteSpace = '';
    const words = document.createRange();
    words.selectNodeContents(moment);
    const [first, last] = [...words.getClientRects()].map(({ width }) => width);
    await expect(last).toBeGreaterThan((first ?? 0) / 2);
    list.style.inlineSize = '';
  },
};

export const Loading: Story = {
  args: { loading: true, terms: ['Number', 'Amount', 'Status'] },
  render: (args) => <DefinitionList {...args} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true');
  },
};

/** A value is on the line of its term, whatever is beside it. */
export const WithButton: Story = {
  args: {
    items: [
      { term: 'Amount', value: <Money value="500" text="৳500.00" /> },
      {
        term: 'Reference',
        value: (
          <Stack as="span" direction="row" gap="xs" align="center">
            <span>DK7Q2MXA9PZRW</span>
            <IconButton icon="copy" label="Copy reference" />
          </Stack>
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const term = canvas.getByText('Reference').getBoundingClientRect();
    const value = canvas.getByText('DK7Q2MXA9PZRW').getBoundingClientRect();
    await expect(Math.abs(term.bottom - value.bottom)).toBeLessThanOrEqual(2);
  },
};

/** A value that does not fit beside its term wraps below it. */
export const Long: Story = {
  args: {
    items: [
      { term: 'Auszahlungsbearbeitungsgebühr', value: <Money value="12.5" text="৳12.50" /> },
      {
        term: 'Kontoinhaberbezeichnung',
        value: 'Abdur Rahman Mohammad Shafiqul Islam Chowdhury, Chattogram Agrabad',
      },
      {
        term: 'Referenz',
        value: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      },
    ],
  },
};

export const Bengali: Story = {
  args: {
    items: [
      { term: 'লেনদেন নম্বর', value: 'W-20260305-0017' },
      { term: 'পরিমাণ', value: <Money value="500" text="৳৫০০.০০" /> },
      { term: 'অবস্থা', value: 'প্রক্রিয়াধীন' },
    ],
  },
  render: (args) => (
    <div lang="bn">
      <DefinitionList {...args} />
    </div>
  ),
};
