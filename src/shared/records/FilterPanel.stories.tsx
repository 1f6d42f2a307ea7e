import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { asText, like, t } from '#src/i18n/storyWords.fixture.ts';
import { DebouncedSearch } from '#src/shared/lists/DebouncedSearch.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import { openFilters } from './openFilters.fixture.ts';
import { PeriodFilter } from './PeriodFilter.tsx';

const TODAY = '2026-03-05';
const PHONE = { viewport: { value: 'phone', isRotated: false } };

/** With its record's days in the address. */
function Kept({ period: first = { days: 30 }, ...rest }: FilterPanelProps) {
  const [period, setPeriod] = useState(first);
  return (
    <FilterPanel {...rest} period={period}>
      <PeriodFilter period={period} today={TODAY} onChange={setPeriod} />
    </FilterPanel>
  );
}

/** With a search text in the address. */
function Searched() {
  const [text, setText] = useState('');
  return (
    <FilterPanel set={[text]}>
      <DebouncedSearch label="Account" clearLabel="Clear" text={text} onChange={setText} />
    </FilterPanel>
  );
}

/** Above every record of members and agents. */
const meta = {
  title: 'Shared/FilterPanel',
  component: FilterPanel,
  args: { children: null, set: ['settled', undefined, 'tareq'], period: { days: 30 } },
  render: (args) => <Kept {...args} />,
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const folded = () => ({ name: like('session:records.filters'), expanded: false });

/** From tablets up all filters are visible, and nothing opens them. */
export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: t('session:records.period') })).toBeSeen();
    await expect(canvas.queryByRole('button', folded())).toBeNull();
  },
};

export const DesktopBengali: Story = { ...Desktop, globals: { language: 'bn' } };

/** On phones they open by keyboard in place; the row says how many are set, and which days are shown. */
export const Phone: Story = {
  globals: PHONE,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(
      canvas.getByText(asText('session:records.filtersSet', { number: '2' })),
    ).toBeSeen();
    await expect(canvas.getByText(t('session:records.days', { days: '30' }))).toBeSeen();
    await userEvent.tab();
    const button = canvas.getByRole('button', folded());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('group', { name: t('session:records.period') })).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('session:records.today') }));
    await userEvent.click(button);
    await expect(canvas.queryByRole('group')).toBeNull();
    const days = canvas.getByText(t('session:records.today'), { ignore: '[hidden] *' });
    await expect(days).toBeSeen();
  },
};

export const PhoneBengali: Story = {
  globals: { ...PHONE, language: 'bn' },
  play: async ({ canvas }) => {
    await openFilters(canvas);
    await expect(canvas.getByRole('group', { name: t('session:records.period') })).toBeSeen();
  },
};

/** Without a filter there is nothing to count. */
export const NoneSet: Story = {
  globals: PHONE,
  args: { set: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(like('session:records.filtersSet'))).toBeNull();
  },
};

/** Invalid days in the address say so even when folded. */
export const WrongDays: Story = {
  globals: PHONE,
  args: { period: { from: '2026-03-05', to: '2026-03-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('session:records.problem.reversed'))).toBeSeen();
  },
};

/** The last typed text is searched for even if the filters fold before typing pauses; it is there when they open again. */
export const FoldedWhileTyping: Story = {
  globals: PHONE,
  render: () => <Searched />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', folded());
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('searchbox'), 'tareq');
    await userEvent.click(button);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    const isSet = asText('session:records.filtersSet', { number: '1' });
    await waitFor(() => expect(canvas.getByText(isSet)).toBeSeen());
    await userEvent.click(button);
    await expect(canvas.getByRole('searchbox')).toHaveValue('tareq');
  },
};
