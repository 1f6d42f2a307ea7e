import { expect, it } from 'vitest';
import { contractsPath, contractViewOf } from './contractPaths.ts';

const viewOf = (query: string) => contractViewOf(new URLSearchParams(query));

it('keeps side, filters, order and open contract in the URL (S4.16)', () => {
  const query = 'side=given&kind=daily&state=offered&account=ag&sort=rate&contract=1';
  const address = contractsPath(viewOf(query));
  expect(address).toBe(`/agentHome/contracts?${query}`);
  expect(viewOf(query)).toMatchObject({
    ...{ side: 'given', kind: 'daily', state: 'offered', account: 'ag', contract: '1' },
    order: { sort: 'rate', order: 'asc' },
  });
});

it('links to an offer to one agent, and to the choice of an agent', () => {
  expect(contractsPath(viewOf('offer=agent41'))).toBe('/agentHome/contracts?offer=agent41');
  expect(viewOf('make=offer')).toMatchObject({ picking: true, offer: undefined });
});

it('has the shortest URL for all received contracts, newest first', () => {
  expect(contractsPath(viewOf('sort=-offered&side=received'))).toBe('/agentHome/contracts');
});

it('ignores unknown filter values', () => {
  expect(viewOf('side=both&kind=gift&state=lost&sort=luck&make=tea&contract=&offer=%20')).toEqual(
    viewOf(''),
  );
});
