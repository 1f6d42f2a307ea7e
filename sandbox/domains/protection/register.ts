import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { failureReport } from '#sandbox/kernel/http/failureReport.ts';
import type { KnownPerson } from './personTraits.ts';
import { normalName } from './personTraits.ts';

/** A register of persons whom a state or its authority excludes from play, at all operators. */
export interface ExclusionRegister {
  /** Whether a person is in it. Rejects if that cannot be determined, and when the signal aborts. */
  isExcluded(person: KnownPerson, signal: AbortSignal): Promise<boolean>;
}

/** The timeout of a register, in milliseconds. */
const TIMEOUT_MS = 2000;

/** The name in the mock register, for testers. */
const REGISTERED_NAME = 'Registered Person';

/** Mock registers: one with a single name, and one that never answers. */
const MOCKS: Readonly<Record<string, ExclusionRegister>> = {
  mock: {
    isExcluded: async ({ realName }) => normalName(realName) === normalName(REGISTERED_NAME),
  },
  silent: {
    isExcluded: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  },
};

/**
 * The register named by the environment variable `SANDBOX_EXCLUSION_REGISTER`: `mock`, or `silent` for one that does not answer. Undefined
 * if it is not set.
 * @throws Error if there is no register with the name
 */
export function registerOf({
  SANDBOX_EXCLUSION_REGISTER: name,
}: Record<string, string | undefined>): ExclusionRegister | undefined {
  if (!name) return undefined;
  const register = MOCKS[name];
  if (register) return register;
  throw new Error(`SANDBOX_EXCLUSION_REGISTER wants ${Object.keys(MOCKS).join(' or ')}.`);
}

/** Refuses a person who is in a register (`player_excluded`), and everybody while it is unavailable (`exclusion_register_unavailable`). */
export async function checkRegister(
  register: ExclusionRegister | undefined,
  person: KnownPerson,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  if (!register) return;
  const isExcluded = await register
    .isExcluded(person, AbortSignal.timeout(timeoutMs))
    .catch((error: unknown) => {
      console.error(failureReport(error));
      throw new Refusal('exclusion_register_unavailable');
    });
  if (isExcluded) throw new Refusal('player_excluded', { keep: true });
}
