/** The options of every command. */
export interface CommonOptions {
  /** The store: a folder. */
  store: string;
  /** The folder of brands. */
  brands: string;
  json: boolean;
  /** Says what would be done, and does nothing. */
  dryRun: boolean;
  /** Who releases; without it, the user of this machine. */
  by?: string;
  /** A command that lets a web server take each change over. */
  reload?: string;
  /** The domain below which each revision has a preview host. */
  previewDomain?: string;
}
