import { expect, it } from 'vitest';
import { requireContractStep } from './states.ts';

it('a contract is offered, then accepted, rejected or withdrawn; an active one can only end (S4.16)', () => {
  const states = ['offered', 'accepted', 'rejected', 'terminated'] as const;
  const allowed = states.flatMap((from) =>
    states
      .filter((to) => {
        try {
          requireContractStep(from, to);
          return true;
        } catch {
          return false;
        }
      })
      .map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    'offered accepted',
    'offered rejected',
    'offered terminated',
    'accepted terminated',
  ]);
});
