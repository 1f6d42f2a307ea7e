import { expect, it } from 'vitest';
import { FIGURES, PERIODS, teamPath, teamViewOf } from './teamView.ts';

it('keeps every view of a team in its address', () => {
  for (const period of PERIODS) {
    for (const figure of FIGURES) {
      const { search } = new URL(teamPath({ period, figure }), 'https://brand.example');
      expect(teamViewOf(new URLSearchParams(search))).toEqual({ period, figure });
    }
  }
});

it('takes what an address does not know for the usual view', () => {
  const usual = teamViewOf(new URLSearchParams());
  expect(teamViewOf(new URLSearchParams('period=ever&figure=luck'))).toEqual(usual);
  expect(teamPath(usual)).toBe('/agentHome');
});
