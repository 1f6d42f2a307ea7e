import { expect, it } from 'vitest';
import { NOTHING_OPEN, registrationPath, registrationViewOf } from './registrationPaths.ts';

const viewOf = (search: string) => registrationViewOf(new URLSearchParams(search));

it('opens a link or a form by the URL', () => {
  expect(registrationPath(NOTHING_OPEN)).toBe('/agentHome/register');
  expect(registrationPath({ link: undefined, make: 'account' })).toBe(
    '/agentHome/register?make=account',
  );
  expect(viewOf('link=7f6d3a10')).toEqual({ link: '7f6d3a10', make: undefined });
  expect(viewOf('make=link')).toEqual({ link: undefined, make: 'link' });
});

it('opens nothing for an unknown value', () => {
  expect(viewOf('make=wish')).toEqual(NOTHING_OPEN);
  expect(viewOf('')).toEqual(NOTHING_OPEN);
});
