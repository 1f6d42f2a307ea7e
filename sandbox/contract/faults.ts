import type { Control } from '#sandbox/control/control.ts';
import { answerMalformed, answerMisshapen, answerNothing } from '#sandbox/http/answers.ts';
import type { PlatformContext } from '#sandbox/http/environment.ts';
import { Refusal } from './failure.ts';

/** Meets the trouble that a tester asked for: `undefined` when the call goes on. */
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
