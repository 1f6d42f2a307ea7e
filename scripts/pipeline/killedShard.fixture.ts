/**
 * The build in a process that kills itself before it writes its n-th object to a store that is a folder.
 *
 * node killedShard.fixture.ts N [arguments of the command…]
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [at] = process.argv.splice(2, 1);
let written = 0;

/** The last step of a write to the store, and of nothing else that a build does. */
const link = fs.link;
Object.assign(fs, {
  link: (...given: Parameters<typeof link>) => {
    written += 1;
    if (written === Number(at)) process.kill(process.pid, 'SIGKILL');
    return link(...given);
  },
});
syncBuiltinESMExports();

const { run } = await import('./cli.ts');
process.exitCode = await run(process.argv.slice(2));
