import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import type { Bonus, BonusPage } from '#src/platform/contract.generated.ts';
import { answers, fails, neverAnswers } from '#src/platform/endpoints/answers.fixture.ts';
import { BonusesScreen } from './BonusesScreen.tsx';

const bonus = (id: number, rest: Partial<Bonus> = {}): Bonus => ({
  id: `5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a596${id}`,
  ...{ source: 'promotion', title: 'A first week of play', amount: '150.00', state: 'active' },
  ...{ turnover: '450.00', turnoverLeft: '120.00', staked: '330.00', stakedPercent: '73.33' },
  ...{ kept: '0.00', claimedAt: '2026-03-02T09:00:00Z', expiresAt: null },
  ...rest,
});
const asked: URLSearchParams[] = [];
const BONUSES: readonly Bonus[] = [
  bonus(2),
  bonus(1, {
    ...{ source: 'vip', title: 'VIP 3', state: 'released', turnoverLeft: '0.00' },
    ...{ staked: '450.00', stakedPercent: '100.00' },
  }),
];

/** The bonus details, one per page; the totals are those of the filter. */
const details = (withdrawal: BonusPage['withdrawal'], list = BONUSES) =>
  answers('getBonusDetails', ({ searchParams }) => {
    asked.push(searchParams);
    const asks = searchParams.get('state');
    const found = list.filter(({ state }) => asks === null || state === asks);
    const place = Number(searchParams.get('pageNo') ?? 1) - 1;
    return {
      list: found.slice(place, place + 1),
      totals: { bonuses: 12, amount: '1830.00', turnoverLeft: '645.50' },
      contributions: [
        { gameType: 'RNG', percent: '100.00' },
        { gameType: 'LIVE', percent: '50.00' },
      ],
      ...{ withdrawal, totalPages: found.length },
    };
  });
const games = answers('getGameMenus');
const REFUSED = { outcome: 'refused', turnoverLeft: '901.25', kept: '0.00' } as const;
const refused = details(REFUSED);

/** The bonuses of a member (S2.16 bonusDetails). */
const meta = {
  title: 'Features/Bonuses/BonusesScreen',
  component: BonusesScreen,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  parameters: { player: true, route: '/bonuses', msw: [refused, games] },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof BonusesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Totals from the platform; each bonus shows its progress and what a withdrawal now would do; the next page is appended. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A first week of play')).toBeSeen();
    await expect(canvas.getByText(/645\.50/)).toBeSeen();
    await expect(canvas.getByText(like('bonuses:withdrawal.refused'))).toBeSeen();
    const progress = canvas.getByRole('progressbar', { name: t('bonuses:progress') });
    await expect(progress).toHaveAttribute('aria-valuenow', '73.33');
    await expect(canvas.getByText(t('bonuses:never'))).toBeSeen();
    await userEvent.click(canvas.getByRole('button', { name: t('bonuses:older') }));
    await expect(await canvas.findByText('VIP 3')).toBeSeen();
    await expect(canvas.getByText(t('bonuses:effect.released'))).toBeSeen();
    await expect(canvas.getByText(t('bonuses:contributions.title'))).toBeSeen();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

/** The page in Bengali. */
export const Bengali: Story = { globals: { language: 'bn' } };

/** A state and a source are requested, and kept in the address. */
export const Filtered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: t('bonuses:state.released') }));
    await expect(await canvas.findByText('VIP 3')).toBeSeen();
    await userEvent.click(canvas.getByRole('combobox', { name: t('bonuses:from') }));
    await userEvent.click(await screen.findByRole('option', { name: t('bonuses:source.vip') }));
    await waitFor(() => expect(asked.at(-1)?.get('source')).toBe('vip'));
    await expect(canvas.getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/bonuses?state=released&source=vip',
    );
  },
};

/** Players on a break may withdraw; bonus money not yet played through is kept. */
export const OnABreak: Story = {
  parameters: {
    msw: [
      details({ outcome: 'keeps', turnoverLeft: '120.00', kept: '40.00' }, [
        bonus(2, { kept: '40.00' }),
      ]),
      games,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(like('bonuses:withdrawal.keeps'))).toBeSeen();
    await expect(canvas.getByText(like('bonuses:effect.keeps'))).toBeSeen();
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      details({ ...REFUSED, outcome: 'free', turnoverLeft: '0.00' }, []),
      ...[games, answers('getProtection')],
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('bonuses:none'))).toBeSeen();
    const way = await canvas.findByRole('link', { name: t('bonuses:toPromotions') });
    await expect(way).toHaveAttribute('href', '/promotions');
    await expect(canvas.getByText(t('bonuses:withdrawal.free'))).toBeSeen();
  },
};

export const Loading: Story = { parameters: { msw: [neverAnswers('getBonusDetails'), games] } };

export const Failed: Story = {
  parameters: { msw: [fails('getBonusDetails', 1), refused, games] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('bonuses:failed'));
    await userEvent.click(canvas.getByRole('button', { name: t('bonuses:retry') }));
    await expect(await canvas.findByText('A first week of play')).toBeSeen();
  },
};
