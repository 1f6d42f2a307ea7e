import { expectTypeOf, it } from 'vitest';
import type { Deposit } from '#src/platform/contract.generated.ts';
import type { ValueAt } from './valueAt.fixture.ts';

it('the value of a call in a test is that of the contract, by its method and address', () => {
  expectTypeOf<ValueAt<'post', '/wps/deposit'>>().toEqualTypeOf<Deposit>();
  expectTypeOf<ValueAt<'get', '/no/call'>>().toBeUnknown();
  expectTypeOf<ValueAt<'get', string>>().toBeUnknown();
});
