/**
 * The release command in a process that kills itself: at its n-th change of the file system, before it or, if that writes bytes, after half
 * of them. Without a number it runs to its end and prints how many changes it made.
 *
 * node killed.fixture.ts N|0 [arguments of the command…]
 */
import { killAt } from '#scripts/command/killAt.fixture.ts';

const [at = '0', ...args] = process.argv.slice(2);
const changes = killAt(Number(at));

const { run } = await import('./cli.ts');
process.exitCode = await run(args, {
  out: () => undefined,
  err: (text) => console.error(text),
  interactive: false,
  now: () => new Date(),
});
console.log(changes());
