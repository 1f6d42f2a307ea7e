import { readFile } from 'node:fs/promises';

/**
 * Reads a snapshot into memory. Node's `openAsBlob` would read it later, and not at all once another process, which finds no snapshot
 * either and makes its own, has replaced the file.
 */
export const readSnapshot = async (file: string): Promise<Blob> => new Blob([await readFile(file)]);
