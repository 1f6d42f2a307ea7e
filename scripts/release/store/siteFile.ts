/** One file of a stored site. */
export interface SiteFile {
  path: string;
  sha256: string;
  /** In bytes. */
  size: number;
  /** Whether compressed forms of it are stored too. */
  compressed: boolean;
}
