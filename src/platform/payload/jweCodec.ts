import type { PayloadKeys } from '#src/platform/contract.generated.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import type { PayloadCodec } from '#src/platform/payload/PayloadCodec.ts';
import { sealJwe } from '#src/platform/payload/sealJwe.ts';

/** The platform's keys with the time of their answer, an HTTP date. */
export type DatedKeys = PayloadKeys & { date: string | null };

/** How far the platform's clock is ahead of the device's, in milliseconds: cheap phones' clocks are often wrong. */
function clockLead(date: string | null): number {
  const told = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(told) ? 0 : told - Date.now();
}

/** Bodies as JWE to the platform's first key. The keys are fetched once. */
export function jweCodec(fetchKeys: () => Promise<DatedKeys>): PayloadCodec {
  let known: Promise<{ keys: PayloadKeys['keys']; lead: number }> | undefined;

  async function load() {
    const { keys, date } = await fetchKeys();
    return { keys, lead: clockLead(date) };
  }

  return {
    contentType: 'application/jose',
    encode: async (body) => {
      known ??= load();
      const asked = known;
      const { keys, lead } = await asked.catch((error) => {
        if (known === asked) known = undefined;
        throw error;
      });
      const [key] = keys;
      if (!key) throw new PlatformError({ code: 'malformed', status: 200 });
      return sealJwe(body, key, Date.now() + lead);
    },
    forget: () => {
      known = undefined;
    },
  };
}
