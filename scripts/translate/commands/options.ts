/** The options of every command. */
export interface CommonOptions {
  /** The project's folder. */
  root: string;
  json: boolean;
}
