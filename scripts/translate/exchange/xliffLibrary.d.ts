/** The part of the library that we use; it has no types of its own. */
declare module 'xliff' {
  /** Writes XLIFF 2.0. */
  export function js2xliff(document: object): Promise<string>;
  /** Reads XLIFF 2.0. */
  export function xliff2js(xml: string): Promise<unknown>;
}
