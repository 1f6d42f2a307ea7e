import type { Control } from '#sandbox/kernel/control/control.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { answerMalformed, answerMisshapen, answerNothing } from '#sandbox/kernel/http/answers.ts';
import type { PlatformContext } from '#sandbox/kernel/http/environment.ts';

/** Applies the fault that a tester set: `undefined` if the call continues. */
export async function meetFault(
  control: Control,
  operation: string,
  context: PlatformContext,
): Promise<Response | undefined> {
  const fault = await control.takeFault(operation);
  switch (fault?.kind) {
    case 'latency':
      await new Promise<void>((wake) => setTimeout(wake, fault.milliseconds));
      return undefined;
    case 'error':
      throw new Refusal('unexpected_error');
    case 'rate-limited':
      throw new Refusal('too_many_requests');
    case 'malformed':
      return answerMalformed(context);
    case 'misshapen':
      return answerMisshapen(context);
    case 'dropped':
      return answerNothing(context);
    case undefined:
      return undefined;
  }
}
