import { describe, expect, it } from 'vitest';
import { createRouter } from './router.ts';

const PATHS = ['/wps/bets', '/wps/bets/{id}', '/art/{code}.svg', '/art/vendors/{code}.svg'];
const router = createRouter([
  ...PATHS.map((path) => ({ method: 'get', path, target: path })),
  { method: 'post', path: '/wps/bets/own', target: 'own' },
  { method: 'delete', path: '/wps/bets/{id}', target: 'removed' },
]);
const find = (method: string, path: string) => router.find({ method, path });

describe('the router', () => {
  it.each([
    ['GET', '/wps/bets', '/wps/bets'],
    ['GET', '/wps/bets/7', '/wps/bets/{id}'],
    ['GET', '/wps/bets/own', '/wps/bets/{id}'],
    ['POST', '/wps/bets/own', 'own'],
    ['DELETE', '/wps/bets/7', 'removed'],
    ['GET', '/art/CQ9-0001.svg', '/art/{code}.svg'],
    ['GET', '/art/a%2Fb.svg', '/art/{code}.svg'],
    ['GET', '/art/vendors/CQ9.svg', '/art/vendors/{code}.svg'],
  ])('matches %s %s', (method, path, target) => {
    expect(find(method, path)).toBe(target);
  });

  it.each([
    ['GET', '/wps'],
    ['GET', '/wps/bets/'],
    ['GET', '/wps/bets/7/8'],
    ['GET', '/art/CQ9-0001.png'],
    ['GET', '/art/CQ9-0001xsvg'],
    ['GET', '//wps/bets'],
    ['GET', '/WPS/bets'],
  ])('has no match for %s %s', (method, path) => {
    expect(() => find(method, path)).toThrow(expect.objectContaining({ code: 'not_found' }));
  });

  it('rejects a method that the path does not have', () => {
    const refusal = expect.objectContaining({ code: 'method_not_allowed' });
    expect(() => find('PUT', '/wps/bets')).toThrow(refusal);
    expect(() => find('PATCH', '/wps/bets/7')).toThrow(refusal);
  });
});
