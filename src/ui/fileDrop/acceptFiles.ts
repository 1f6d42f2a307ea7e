/** What files are taken. */
export interface FileLimits {
  /** MIME types: `image/png`. */
  types: readonly string[];
  /** The most bytes of one file. */
  maxBytes: number;
  /** The most files altogether. */
  maxFiles: number;
}

/** Why a file is not taken. */
type Refusal = 'type' | 'size' | 'count';

export interface RefusedFile {
  file: File;
  reason: Refusal;
}

/** What was dropped, parted into what is taken and what is not. */
export interface Sorted {
  /** The files held before, with those taken now. */
  files: readonly File[];
  refused: readonly RefusedFile[];
}

const sameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Adds files to those held, as far as the limits go (S5.9). A file that is already held is not taken twice. The type
 * is what the browser says; the platform looks into the content.
 */
export function acceptFiles(
  held: readonly File[],
  incoming: readonly File[],
  limits: FileLimits,
): Sorted {
  const files = [...held];
  const refused: RefusedFile[] = [];
  for (const file of incoming) {
    if (files.some((one) => sameFile(one, file))) continue;
    const reason = refusalOf(file, files.length, limits);
    if (reason) refused.push({ file, reason });
    else files.push(file);
  }
  return { files, refused };
}

function refusalOf(
  file: File,
  count: number,
  { types, maxBytes, maxFiles }: FileLimits,
): Refusal | undefined {
  if (!types.includes(file.type)) return 'type';
  if (file.size > maxBytes) return 'size';
  return count >= maxFiles ? 'count' : undefined;
}
