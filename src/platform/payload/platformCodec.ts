import { type DatedKeys, jweCodec } from '#src/platform/payload/jweCodec.ts';
import type { PayloadCodec } from '#src/platform/payload/PayloadCodec.ts';

/** Whom the keys are asked of. */
export interface KeySource {
  call(operation: 'getPayloadKeys'): Promise<DatedKeys>;
}

/** The codec of a platform's bodies, which asks it for its keys. */
export const platformCodec = (platform: KeySource): PayloadCodec =>
  jweCodec(() => platform.call('getPayloadKeys'));
