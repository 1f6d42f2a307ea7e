/** A build cannot be done, for reasons in what it was given: a line each, exit 1. */
export class BuildFailure extends Error {
  readonly problems: readonly string[];

  constructor(...problems: string[]) {
    super(problems.join('\n'));
    this.name = 'BuildFailure';
    this.problems = problems;
  }
}
