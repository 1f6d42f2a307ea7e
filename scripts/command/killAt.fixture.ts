import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

type Change = 'link' | 'mkdir' | 'rename' | 'rm' | 'symlink' | 'writeFile';
const CHANGES: readonly Change[] = ['link', 'mkdir', 'rename', 'rm', 'symlink', 'writeFile'];

const die = (): void => {
  process.kill(process.pid, 'SIGKILL');
};

/**
 * From now on, this process kills itself at its n-th change of the file system: before it or, if that writes bytes, after half of them. Never
 * for 0. Returns the number of changes so far.
 */
export function killAt(killedAt: number): () => number {
  let changes = 0;
  const countChange = (): boolean => {
    changes += 1;
    return changes === killedAt;
  };
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
  return () => changes;
}
