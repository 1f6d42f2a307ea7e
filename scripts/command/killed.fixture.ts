/**
 * A command in a process that kills itself: at its n-th change of the file system, before it or, if that writes bytes, after half of them.
 * With 0 it runs to its end and prints how many changes it made. Started by `runKilled`.
 *
 * node killed.fixture.ts CLI N [arguments of the command…]
 */
import { killAt } from './killAt.fixture.ts';

const [cli = '', at = '', ...args] = process.argv.slice(2);
const changes = killAt(Number(at));

const { run } = await import(cli);
process.exitCode = await run(args, {
  out: () => undefined,
  err: (text: string) => console.error(text),
  interactive: false,
  now: () => new Date(),
});
console.log(changes());
