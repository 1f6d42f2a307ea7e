import { expect, it } from 'vitest';
import { isFileWider, teamFileFilterOf, teamFilterOf, teamPath, teamViewOf } from './teamPaths.ts';

const ID = '5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968';
const viewOf = (query: string) => teamViewOf(new URLSearchParams(query));

it('keeps level, search, kind and open member in the URL (S2.17)', () => {
  const view = { below: ID, account: 'ra', kind: 'agent', member: 'rahim21' } as const;
  const address = teamPath(view);
  expect(address).toBe(`/agentHome/team?below=${ID}&account=ra&kind=agent&member=rahim21`);
  expect(viewOf(address.slice(address.indexOf('?')))).toEqual(view);
});

it('keeps a level and days of joining in the URL, and requests the whole team with them (S2.17)', () => {
  const address = '/agentHome/team?level=2&joinedFrom=2026-03-01&joinedTo=2026-03-05';
  const view = viewOf(address.slice(address.indexOf('?')));
  expect(view).toMatchObject({ level: 2, joined: { from: '2026-03-01', to: '2026-03-05' } });
  expect(teamPath(view)).toBe(address);
  expect(teamFilterOf({ ...view, below: ID })).toEqual({
    ...{ level: 2, joinedFrom: '2026-03-01', joinedTo: '2026-03-05', makes: undefined },
  });
  expect(viewOf('joinedTo=2026-03-05').joined?.from).toBe('2000-01-01');
  expect(viewOf('level=21&joinedFrom=2026-03-06&joinedTo=2026-03-05')).toEqual(viewOf(''));
});

it('keeps the days of a first deposit in the URL, and requests the whole team with them (S2.17)', () => {
  const address = '/agentHome/team?firstDepositFrom=2026-03-01&firstDepositTo=2026-03-05';
  const view = viewOf(address.slice(address.indexOf('?')));
  expect(teamPath(view)).toBe(address);
  expect(teamFilterOf({ ...view, below: ID })).toEqual({
    ...{ firstDepositFrom: '2026-03-01', firstDepositTo: '2026-03-05', makes: undefined },
  });
});

it('saves all levels in a file, unless the URL has one (S2.17)', () => {
  expect(teamFileFilterOf(viewOf('kind=agent'))).toEqual({
    ...{ makes: 'agent', joinedFrom: '2000-01-01' },
  });
  expect(isFileWider(viewOf('kind=agent'))).toBe(true);
  for (const chosen of [`below=${ID}`, 'level=2', 'account=ra', 'joinedTo=2026-03-05']) {
    expect(teamFileFilterOf(viewOf(chosen))).toEqual(teamFilterOf(viewOf(chosen)));
    expect(isFileWider(viewOf(chosen))).toBe(false);
  }
});

it('has the shortest URL for direct downlines', () => {
  expect(teamPath(viewOf(''))).toBe('/agentHome/team');
});

it('ignores unknown filter values', () => {
  expect(viewOf('below=me&kind=trial&member=%20')).toEqual(viewOf(''));
});

it('searches the whole team, and returns to the previous level', () => {
  const level = viewOf(`below=${ID}`);
  expect(teamFilterOf(level)).toEqual({ below: ID, makes: undefined });
  expect(teamFilterOf({ ...level, account: 'ra' })).toEqual({ account: 'ra', makes: undefined });
});

it('keeps the order in the URL (S2.17)', () => {
  const view = viewOf('sort=-joined');
  expect(view.sort).toEqual({ column: 'joined', descending: true });
  expect(teamPath(view)).toBe('/agentHome/team?sort=-joined');
  expect(teamFilterOf(view)).toMatchObject({ sort: { column: 'joined', descending: true } });
  expect(viewOf('sort=team').sort).toBeUndefined();
});
