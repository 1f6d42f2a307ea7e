/** A command's exit codes: success, invalid input, or a usage error. */
export const EXIT = { fine: 0, invalid: 1, usage: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A usage error: each problem is a line, nothing was done, exit 2. */
export class UsageError extends Error {
  readonly problems: readonly string[];

  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.name = 'UsageError';
    this.problems = problems;
  }
}
