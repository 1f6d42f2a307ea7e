import { describe, expect, it } from 'vitest';
import { gamePage } from '#src/platform/endpoints/games/games.fixture.ts';
import { shelfContent } from './shelfContent.ts';

const page = (pageNo: number) => gamePage(new URL(`https://x/?pageNo=${pageNo}&pageSize=12`), 30);

describe('shelfContent', () => {
  it('continues while a page is not rendered, though the last one is loaded (S4.14)', () => {
    expect(shelfContent([page(1)]).goesOn).toBe(true);
    expect(shelfContent([page(1), page(2)]).goesOn).toBe(true);
    expect(shelfContent([page(1), page(2), page(3)]).goesOn).toBe(false);
  });

  it('contains the games of all pages in order', () => {
    const { games } = shelfContent([page(1), page(2), page(3)]);
    expect(games).toHaveLength(30);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(30);
  });

  it('is empty before the first page', () => {
    expect(shelfContent([])).toEqual({ games: [], goesOn: false });
  });
});
