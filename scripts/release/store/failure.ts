/** Thrown if a command cannot be carried out because of its input. Each problem is a line, exit 1. */
export class ReleaseFailure extends Error {
  readonly problems: readonly string[];

  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ReleaseFailure';
    this.problems = problems;
  }
}
