import { describe, expect, it } from 'vitest';
import { siteState } from '#src/app/siteState.ts';

const everywhere = { allow: [], deny: [] };

describe('siteState', () => {
  it.each([
    [0, 'open'],
    [1, 'maintenance'],
    [2, 'regionBlocked'],
  ] as const)('makes of status %i: %s (S4.1)', (status, state) => {
    expect(siteState({ status, ip: '203.0.113.7', country: 'BD' }, everywhere)).toBe(state);
  });

  it('leaves the site open while the status is unknown', () => {
    expect(siteState(undefined, { allow: ['BD'], deny: [] })).toBe('open');
  });

  it('blocks visitors from outside the markets of the brand', () => {
    const from = (country: string) =>
      siteState({ status: 0, country }, { allow: ['BD', 'IN'], deny: ['IN'] });
    expect(from('BD')).toBe('open');
    expect(from('bd')).toBe('open');
    expect(from('IN')).toBe('regionBlocked');
    expect(from('GB')).toBe('regionBlocked');
    expect(from('')).toBe('open');
  });

  it('prefers the block over maintenance, so that a blocked visitor does not wait', () => {
    expect(siteState({ status: 1, country: 'GB' }, { allow: ['BD'], deny: [] })).toBe(
      'regionBlocked',
    );
  });
});
