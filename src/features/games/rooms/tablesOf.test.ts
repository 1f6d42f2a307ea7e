import { describe, expect, it } from 'vitest';
import { gamePage } from '#src/platform/endpoints/games/games.fixture.ts';
import type { Room } from '#src/platform/endpoints/play/rooms.ts';
import { tablesOf } from './tablesOf.ts';

const [first, second, third] = gamePage(new URL('https://x/?pageNo=1&pageSize=3'), 3).games;
const room = (gameCode: string, at: number): Room => ({
  roomId: `${gameCode}.${at}`,
  gameCode,
  displayName: `Table ${at}`,
  seats: 4,
  leastStake: '10.00',
  mostStake: '100.00',
});

describe('the tables of games (S7.25)', () => {
  it('belong to their game, in the given order', () => {
    if (!first || !second || !third) throw new Error('the fixture has three games');
    const rooms = [room(third.gameCode, 1), room(first.gameCode, 1), room(first.gameCode, 2)];
    const tables = tablesOf([first, second, third], rooms);
    expect(tables.map(({ game }) => game)).toEqual([first, third]);
    expect(tables[0]?.rooms.map(({ roomId }) => roomId)).toEqual([
      `${first.gameCode}.1`,
      `${first.gameCode}.2`,
    ]);
  });

  it('are left out if their game is not listed', () => {
    expect(tablesOf([], [room('KX-9999', 1)])).toEqual([]);
  });
});
