import { expectTypeOf, it } from 'vitest';
import type { Deposit } from '#src/platform/contract.generated.ts';
import type { ValueAt } from './valueAt.fixture.ts';

it('the response value of a call in tests has the type of the contract for its method and path', () => {
  expectTypeOf<ValueAt<'post', '/wps/deposit'>>().toEqualTypeOf<Deposit>();
  expectTypeOf<ValueAt<'get', '/no/call'>>().toBeUnknown();
  expectTypeOf<ValueAt<'get', string>>().toBeUnknown();
});
