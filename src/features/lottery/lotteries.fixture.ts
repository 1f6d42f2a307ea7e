import type { Lottery } from '#src/platform/contract.generated.ts';

const MINUTE_MS = 60_000;

/** The time of the stories, 40 seconds before the draws. */
export const STORY_NOW = Date.parse('2026-03-02T14:00:20Z');

/** A lottery; the given fields replace the defaults. */
function lottery(given: Partial<Lottery> = {}): Lottery {
  const drawsAt = STORY_NOW + 40_000;
  return {
    gameCode: 'LOTT-0001',
    displayName: 'Five of Eleven',
    vassalage: 'LOTT',
    gameClassify: '11X5',
    prizeMode: 'LOTT',
    minutes: 1,
    issue: '20260302-0841',
    closesAt: new Date(drawsAt - 10_000).toISOString(),
    drawsAt: new Date(drawsAt).toISOString(),
    ...given,
  };
}

/** Lotteries of two prize modes and of the vendors with a page of their own. */
export const lotteries = (): Lottery[] => [
  lottery(),
  lottery({ gameCode: 'LOTT-0002', displayName: 'Ten Racers', gameClassify: 'PK10', minutes: 5 }),
  lottery({ gameCode: 'LOTT-0030', displayName: 'Lucky Five', prizeMode: 'ELOTT', minutes: 3 }),
  lottery({ gameCode: 'TCG_SEA-0001', vassalage: 'TCG_SEA', prizeMode: 'SEA' }),
  lottery({ gameCode: 'TCG_LOTTO_VN-0001', vassalage: 'TCG_LOTTO_VN', prizeMode: 'ELOTT' }),
];

/** Results of a lottery, newest first. */
export const draws = (gameCode: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    gameCode,
    issue: `20260302-${String(840 - at).padStart(4, '0')}`,
    numbers: [7, 3, 11, 1, 5].map((number) => ((number + at) % 11) + 1),
    drawnAt: new Date(Date.parse('2026-03-02T14:00:00Z') - at * MINUTE_MS).toISOString(),
  }));
