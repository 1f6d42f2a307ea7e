/**
 * The release command in a process that kills itself: at its n-th change of the file system, before it or, if that writes bytes, after half
 * of them. Without a number it runs to its end and prints how many changes it made.
 *
 * node killed.fixture.ts N|0 [arguments of the command…]
 */
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [at = '0', ...args] = process.argv.slice(2);
const killedAt = Number(at);
let changes = 0;

function countChange(): boolean {
  changes += 1;
  return changes === killedAt;
}

const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

type Change = 'link' | 'mkdir' | 'rename' | 'rm' | 'symlink' | 'writeFile';
const CHANGES: readonly Change[] = ['link', 'mkdir', 'rename', 'rm', 'symlink', 'writeFile'];

for (const name of CHANGES) {
  const change: (...given: never[]) => Promise<unknown> = fs[name];
  Object.assign(fs, {
    [name]: (...given: never[]) => {
      if (countChange()) die();
      return change(...given);
    },
  });
}

const open = fs.open;
Object.assign(fs, {
  open: async (...given: Parameters<typeof open>) => {
    const handle = await open(...given);
    const write = handle.writeFile.bind(handle);
    handle.writeFile = async (bytes) => {
      if (countChange() && bytes instanceof Uint8Array) {
        await write(bytes.subarray(0, bytes.byteLength / 2));
        die();
      }
      return write(bytes);
    };
    return handle;
  },
});
syncBuiltinESMExports();

const { run } = await import('./cli.ts');
process.exitCode = await run(args, {
  out: () => undefined,
  err: (text) => console.error(text),
  interactive: false,
  now: () => new Date(),
});
console.log(changes);
