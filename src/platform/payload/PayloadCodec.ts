/** How the bodies of encrypted calls travel (S7.1). A platform with a scheme of its own gets a codec of its own. */
export interface PayloadCodec {
  contentType: string;
  /** The body as it goes over the wire. Throws a `PlatformError` where no key can be had. */
  encode(body: unknown): Promise<string>;
  /** Drops the keys that it knows, which have gone out of use. */
  forget(): void;
}
