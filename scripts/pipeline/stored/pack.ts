import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { BuildFailure } from '../failure.ts';
import { sha256 } from '../hash.ts';
import { isSitePath } from '../sitePath.ts';

/** Files by path. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** A file in the head of a pack. The contents follow in the same order. */
interface PackedFile {
  path: string;
  size: number;
  sha256: string;
}

const NEW_LINE = 0x0a;

const byPath = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** Joins files to one object for a store: a line of JSON that lists them, then their contents, all compressed. A bucket charges for each object. */
export async function pack(files: Files): Promise<Uint8Array> {
  const sorted = [...files].sort(byPath);
  const head = sorted.map(
    ([path, bytes]): PackedFile => ({ path, size: bytes.byteLength, sha256: sha256(bytes) }),
  );
  const contents = sorted.map(([, bytes]) => bytes);
  return promisify(zstdCompress)(
    Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...contents]),
  );
}

function filesOf(raw: Buffer): Map<string, Uint8Array> {
  const end = raw.indexOf(NEW_LINE);
  const head: PackedFile[] = JSON.parse(raw.subarray(0, end).toString());
  const files = new Map<string, Uint8Array>();
  let at = end + 1;
  for (const { path, size, sha256: hash } of head) {
    const bytes = raw.subarray(at, at + size);
    if (sha256(bytes) !== hash || !isSitePath(path)) throw new Error(path);
    files.set(path, bytes);
    at += size;
  }
  return files;
}

/**
 * The files of a pack.
 * @param name where it was stored, for the message
 * @throws BuildFailure if it is not as it was packed
 */
export async function unpack(bytes: Uint8Array, name: string): Promise<Map<string, Uint8Array>> {
  try {
    return filesOf(await promisify(zstdDecompress)(bytes));
  } catch {
    throw new BuildFailure(`${name} is damaged. Remove it from the store and build again.`);
  }
}
