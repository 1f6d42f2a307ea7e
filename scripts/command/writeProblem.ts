import { errorCode } from './errorCode.ts';
import { UsageError } from './exit.ts';

const REASONS: Record<string, string> = {
  EACCES: 'You have no right to write there. Choose another folder, or ask for the right.',
  EPERM: 'You have no right to write there. Choose another folder, or ask for the right.',
  EROFS: 'It can only be read. Choose another folder.',
  EISDIR: 'A folder has its name. Choose another name.',
  ENOENT: 'A folder on its path is missing.',
  ENOTDIR: 'A part of its path is a file. Choose another folder.',
  ELOOP: 'A part of its path is a link to itself. Choose another folder.',
  ENAMETOOLONG: 'Its name is too long. Choose another folder.',
  ENOSPC: 'The disk is full.',
  EDQUOT: 'Your share of the disk is full.',
};

/** Why nothing can be written, in words; undefined for any other error. */
export function writeReason(error: unknown): string | undefined {
  return REASONS[errorCode(error) ?? ''];
}

/** A usage error that says why a folder cannot be written; any other error as it is. */
export function writeProblem(error: unknown, folder: string): unknown {
  const reason = writeReason(error);
  return reason === undefined
    ? error
    : new UsageError(`Nothing can be written to ${folder}. ${reason}`);
}
