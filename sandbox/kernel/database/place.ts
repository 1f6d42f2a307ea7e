/** The location of a database: in memory, in a folder of this machine, or on a PostgreSQL server. */
export type Place =
  | { kind: 'memory' }
  | { kind: 'folder'; dataDir: string }
  | { kind: 'server'; url: string };

/**
 * The place from the environment: the server of `DATABASE_URL`, else the folder of `SANDBOX_DATA_DIR`, else memory. Empty variables are
 * ignored.
 */
export function placeOf({
  DATABASE_URL,
  SANDBOX_DATA_DIR,
}: Record<string, string | undefined>): Place {
  if (DATABASE_URL) return { kind: 'server', url: DATABASE_URL };
  if (SANDBOX_DATA_DIR) return { kind: 'folder', dataDir: SANDBOX_DATA_DIR };
  return { kind: 'memory' };
}
