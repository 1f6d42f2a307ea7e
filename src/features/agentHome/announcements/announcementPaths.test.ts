import { expect, it } from 'vitest';
import { announcementPath, announcementViewOf } from './announcementPaths.ts';

const viewOf = (query: string) => announcementViewOf(new URLSearchParams(query));

it('keeps the page and the open announcement in the URL (S2.17)', () => {
  expect(announcementPath({ page: 2, id: 7 })).toBe('/agentHome/announcements?page=2&id=7');
  expect(viewOf('page=2&id=7')).toEqual({ page: 2, id: 7 });
  expect(announcementPath(viewOf(''))).toBe('/agentHome/announcements');
});

it('shows the first page with nothing open for an invalid number', () => {
  for (const query of ['page=0&id=0', 'page=-1&id=x', 'page=1e9&id=1.5', 'page=999999&id=']) {
    expect(viewOf(query)).toEqual({ page: 1, id: undefined });
  }
});
