import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { PointMallScreen } from '../PointMallScreen.tsx';

const earned = EXAMPLES.claimPoints.value;
const redeemed = EXAMPLES.redeemPoints.value;
const rejected = { ...redeemed, status: 'rejected', remark: 'Out of stock.' } as const;

const records = answers('getPointRecords', (url) => {
  const type = url.searchParams.get('type');
  const list = [
    { ...earned, id: '00000000-0000-8000-8000-000000000001' },
    { ...redeemed, id: '00000000-0000-8000-8000-000000000002' },
    { ...rejected, id: '00000000-0000-8000-8000-000000000003' },
  ].filter((one) => type === null || one.type === type);
  const totals = { records: list.length, received: '12.50', spent: '-5000.00' };
  return { list, totals, totalPages: 1 };
});

/** The records of points, with the status of each request (S3.16, S4.16). */
const meta = {
  title: 'Features/PointMall/PointRecords',
  component: PointMallScreen,
  parameters: { route: '/pointMall?view=records', player: true, msw: [records] },
} satisfies Meta<typeof PointMallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { msw: [records, answers('getPointRecord', () => rejected)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('pointMall:balance.inProcess'))).toBeSeen();
    await expect(canvas.getByText(t('pointMall:records.rejected'))).toBeSeen();
    const [, , last] = canvas.getAllByRole('button', { name: like('pointMall:records.details') });
    if (last) await userEvent.click(last);
    const dialog = within(
      await screen.findByRole('dialog', { name: t('pointMall:records.details') }),
    );
    await expect(await dialog.findByText('Out of stock.')).toBeSeen();
  },
};

/** On a phone each record is a card. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const OneType: Story = {
  parameters: { route: '/pointMall?view=records&type=earned' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(t('pointMall:records.earned')).length).toBeGreaterThan(1),
    );
    await expect(canvas.queryByText(t('pointMall:balance.inProcess'))).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getPointRecords')] } };

export const Empty: Story = {
  parameters: {
    msw: [
      answers('getPointRecords', () => ({
        list: [],
        totals: { records: 0, received: '0.00', spent: '0.00' },
        totalPages: 0,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('pointMall:records.none'))).toBeSeen();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('getPointRecords')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('pointMall:records.failed'));
  },
};
