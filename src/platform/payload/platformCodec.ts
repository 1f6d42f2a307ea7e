import { type DatedKeys, jweCodec } from '#src/platform/payload/jweCodec.ts';
import type { PayloadCodec } from '#src/platform/payload/PayloadCodec.ts';

/** The source of the keys. */
export interface KeySource {
  call(operation: 'getPayloadKeys'): Promise<DatedKeys>;
}

/** The codec of a platform's bodies, which fetches its keys. */
export const platformCodec = (platform: KeySource): PayloadCodec =>
  jweCodec(() => platform.call('getPayloadKeys'));
