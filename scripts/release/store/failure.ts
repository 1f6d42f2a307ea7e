/** A command cannot do what it was asked, for reasons in what it was given: a line each, exit 1. */
export class ReleaseFailure extends Error {
  readonly problems: readonly string[];

  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ReleaseFailure';
    this.problems = problems;
  }
}
