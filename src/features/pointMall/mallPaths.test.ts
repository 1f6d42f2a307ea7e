import { describe, expect, it } from 'vitest';
import { RECORD_DAYS, RECORD_TYPES, recordsPath, recordViewOf } from './mallPaths.ts';

const queryOf = (path: string) => new URL(path, 'https://site.example').searchParams;

describe('recordViewOf', () => {
  const views = [undefined, ...RECORD_TYPES].flatMap((type) =>
    RECORD_DAYS.map((days) => ({ type, days })),
  );

  it.each(views)('finds the records of $type and $days days by their address (S3.16)', (view) => {
    expect(recordViewOf(queryOf(recordsPath(view)))).toEqual(view);
  });

  it('shows everything of 30 days for unknown values (S9.6)', () => {
    expect(recordViewOf(queryOf('/pointMall?type=gone&days=8'))).toEqual({
      type: undefined,
      days: 30,
    });
  });
});
