/** The options of every command. */
export interface CommonOptions {
  /** The folder of brands. */
  brands: string;
  json: boolean;
}
