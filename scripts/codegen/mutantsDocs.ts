import { MODULES } from '#scripts/mutants/modules.ts';
import scores from '#scripts/mutants/scores.json' with { type: 'json' };
import survivors from '#scripts/mutants/survivors.json' with { type: 'json' };

const INTRO = `# Mutants

<!-- Generated from scripts/mutants/modules.ts, scores.json and survivors.json by \`npm run codegen\`. Do not edit. -->

A test that passes proves little until it has failed. [Stryker](https://stryker-mutator.io) changes one expression at a time in the modules
below (\`<\` to \`<=\`, a condition to \`true\`, a text to an empty one) and runs the tests of that module against each change. A change that no
test notices is a survivor: a test is missing, or the change makes no difference.

\`npm run test:mutants\` mutates all modules, \`npm run test:mutants -- money hash\` some of them. It fails where a module has less than 90 % of
its mutants killed, where a survivor has no reason in \`scripts/mutants/survivors.json\`, and where a reason is left whose mutant is killed. It runs
each night (\`nightly.yml\`). Outcomes are kept in \`.livery/mutants/\`, so that the next run on the same machine repeats only what a change
reaches. Stryker cannot tell which tests reach code that runs when a module loads, and takes its old outcome over: delete the module's file there to
have all of it mutated again. The night starts without such files.

Stryker needs no type checker: a mutant that would not compile is run like any other, since Vitest strips the types. Its reading of \`tsconfig.json\`
is turned off, because that needs the JavaScript interface of TypeScript, which version 7 does not have.

A run writes what it killed to \`scripts/mutants/scores.json\`.

| module | killed | mutated | its tests |
| --- | --- | --- | --- |
`;

const SURVIVORS = `
## Survivors

Every mutant that is allowed to survive, and why no test can or should notice it.

| file | change | reason |
| --- | --- | --- |
`;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`\` ${text} \`\``;
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |\n`;
const list = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(' ');

const known: Readonly<Record<string, { killed: number; mutants: number } | undefined>> = scores;

/** The last run's score of a module. */
function scoreOf(module: string): string {
  const score = known[module];
  if (!score) return '–';
  const { killed, mutants } = score;
  return `${killed} of ${mutants} (${Math.floor((killed / mutants) * 100)} %)`;
}

/** docs/mutants.md: the mutated modules with their tests, and every survivor with its reason. */
export function mutantsDocs(): string {
  const modules = MODULES.map(({ name, mutate, tests }) =>
    row([name, scoreOf(name), list(mutate), list(tests)]),
  );
  const reasons = Object.entries(survivors).flatMap(([file, changes]) =>
    Object.entries(changes).map(([change, reason]) => row([`\`${file}\``, code(change), reason])),
  );
  return `${INTRO}${modules.join('')}${SURVIVORS}${reasons.join('')}`;
}
