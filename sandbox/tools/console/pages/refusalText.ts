import type { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** What a refusal tells the tester: its message, its code, and each value at fault. */
export function refusalText({ code, message, value }: Refusal): string {
  const parameters = value && 'parameters' in value ? value.parameters : [];
  const details = parameters.map(({ name, reason }) => `${name} ${reason}`).join(', ');
  return `${message} (${[code, details].filter(Boolean).join(': ')})`;
}
