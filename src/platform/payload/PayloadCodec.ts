/** The encoding of encrypted call bodies (S7.1). A platform with its own scheme gets its own codec. */
export interface PayloadCodec {
  contentType: string;
  /** The body as it is sent. Throws a `PlatformError` if no key is available. */
  encode(body: unknown): Promise<string>;
  /** Drops the known keys, which are outdated. */
  forget(): void;
}
