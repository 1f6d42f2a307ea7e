/** The folder of blobs: contents of files, each under its SHA-256. */
export const BLOBS = 'blobs';

/** A compressed form of a blob, by the ending that web servers look for beside a file. */
export const VARIANTS = ['br', 'gz'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The key of a blob, or of a compressed form of it. */
export const blobKey = (hash: string, variant?: Variant): string =>
  `${BLOBS}/${hash.slice(0, 2)}/${hash.slice(2)}${variant === undefined ? '' : `.${variant}`}`;
