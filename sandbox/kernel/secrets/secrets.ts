import { fileURLToPath } from 'node:url';
import { readKeyFile } from './keyFile.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { parseKeys } from './secretKeys.ts';

/** The file of this machine's key: outside every database, so that a copy of one holds no key. */
const KEY_FILE = fileURLToPath(new URL('../../../.livery/sandbox-secret-keys', import.meta.url));

let sealer: Sealer | undefined;

/**
 * The sealer of this process: with the keys of `SANDBOX_SECRET_KEYS`, else a key created for this machine.
 * @throws UsageError if a key is malformed
 */
export function secrets(): Sealer {
  sealer ??= createSealer(parseKeys(process.env.SANDBOX_SECRET_KEYS || readKeyFile(KEY_FILE)));
  return sealer;
}
