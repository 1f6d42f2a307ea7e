import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { like, t } from '#src/i18n/storyWords.fixture.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { later } from '#src/session/later.fixture.ts';
import { MissionsScreen } from './MissionsScreen.tsx';

const HALF_A_DAY_MS = 12 * 3_600_000;

const TODAY = '2026-01-12T18:00:00.000Z';
let endsAt = TODAY;
/** The end of the missions after the next claim. */
let thenEndsAt = TODAY;
const keys: (string | null)[] = [];
const lost = http.post(EXAMPLES.claimMission.path, ({ request }) => {
  keys.push(request.headers.get('Idempotency-Key'));
  endsAt = thenEndsAt;
  const body = { success: false, value: null, message: '', code: 'unexpected_error' };
  return HttpResponse.json(body, { status: 500 });
});
const missions = answers('getMissions', () => {
  const { list, ...rest } = EXAMPLES.getMissions.value;
  return { ...rest, list: list.map((one) => ({ ...one, state: 'done' as const, endsAt })) };
});

/** Mission claims with a lost response. */
const meta = {
  title: 'Features/Missions/MissionClaims',
  component: MissionsScreen,
  parameters: {
    player: true,
    route: '/missions',
    msw: [
      answers('getMemberInfo'),
      answers('getProtection', () => ({ ...EXAMPLES.getProtection.value, excludedUntil: null })),
      answers('getMissionLeaderboard'),
      ...[missions, lost],
    ],
  },
  beforeEach: () => {
    endsAt = TODAY;
    thenEndsAt = TODAY;
    keys.length = 0;
  },
} satisfies Meta<typeof MissionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const claim = async () =>
  userEvent.click(await screen.findByRole('button', { name: like('session:claims.claimNamed') }));

/** A claim is not retried once its idempotency key may be gone: the page says where to look. */
export const TooLateToRepeat: Story = {
  play: async ({ canvas }) => {
    await claim();
    const again = await canvas.findByRole('button', { name: t('session:claims.retry') });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
    await later(HALF_A_DAY_MS, async () => {
      await userEvent.click(again);
      await expect(await canvas.findByText(like('platform:error.key_expired'))).toBeSeen();
    });
    await expect(canvas.queryByRole('button', { name: t('session:claims.retry') })).toBeNull();
    await expect(keys).toHaveLength(1);
  },
};

/** The mission of the next day has its own key, so its claim does not get the previous answer. */
export const NextDay: Story = {
  play: async ({ canvas }) => {
    thenEndsAt = '2026-01-13T18:00:00.000Z';
    await claim();
    const again = await canvas.findByRole('button', { name: t('session:claims.retry') });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
    await claim();
    await waitFor(() => expect(new Set(keys).size).toBe(2));
  },
};
