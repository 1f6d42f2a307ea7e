import { describe, expectTypeOf, it } from 'vitest';
import type { MessageTree } from '#src/i18n/messages.generated.ts';
import type { Code } from '#src/platform/contract.generated.ts';
import type { ClientCode } from '#src/platform/PlatformError.ts';

type Known = keyof MessageTree['platform']['error'];

describe('the catalogue of errors', () => {
  it('has a message for every code of the contract and the client (S8.8)', () => {
    expectTypeOf<Exclude<Code, Known>>().toBeNever();
    expectTypeOf<Exclude<ClientCode, Known>>().toBeNever();
  });
});
