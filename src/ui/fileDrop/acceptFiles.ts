/** The limits for accepted files. */
export interface FileLimits {
  /** MIME types: `image/png`. */
  types: readonly string[];
  /** The maximum size of one file, in bytes. */
  maxBytes: number;
  /** The maximum number of files altogether. */
  maxFiles: number;
}

/** Why a file is rejected. */
type Rejection = 'type' | 'size' | 'count';

export interface RefusedFile {
  file: File;
  reason: Rejection;
}

/** Dropped files, split into accepted and rejected ones. */
export interface AcceptResult {
  /** The files held before, plus those accepted now. */
  files: readonly File[];
  refused: readonly RefusedFile[];
}

const sameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Adds files to those held, within the limits (S5.9). A file that is already held is not added twice. The type is the one the browser
 * reports; the platform checks the content.
 */
export function acceptFiles(
  held: readonly File[],
  incoming: readonly File[],
  limits: FileLimits,
): AcceptResult {
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
): Rejection | undefined {
  if (!types.includes(file.type)) return 'type';
  if (file.size > maxBytes) return 'size';
  return count >= maxFiles ? 'count' : undefined;
}
