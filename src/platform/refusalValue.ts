import type { Refusals } from '#src/platform/contract.generated.ts';
import type { ValuedCode } from '#src/platform/operations.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { faultOf, type Shape } from '#src/platform/shape.ts';

/** A refusal as the build writes it in place of its code (scripts/codegen/contract/contractCalls.ts). */
type RefusalWire = readonly [code: string, shape: Shape];

/** The value of a refusal with this code; undefined for any other error, or if it breaks the contract. The code is written at the call. */
export function refusalValue<Code extends ValuedCode>(
  code: Code,
  error: unknown,
): Refusals[Code] | undefined {
  const [wanted, shape] = code as unknown as RefusalWire;
  const told = error instanceof PlatformError && error.code === wanted ? error.value : undefined;
  return faultOf(told, shape, wanted) === undefined ? (told as Refusals[Code]) : undefined;
}
