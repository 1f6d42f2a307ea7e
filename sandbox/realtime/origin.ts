import { isLoopback } from '#sandbox/http/environment.ts';
import type { Merchants } from '#sandbox/merchants.ts';

/**
 * Whether a page of an origin may open a connection: one of the same host, of a merchant's domains, or of this machine.
 * What names no origin is no page.
 */
export function isKnownOrigin(
  origin: string | undefined,
  host: string | undefined,
  { all }: Merchants,
): boolean {
  if (origin === undefined) return true;
  const url = URL.parse(origin);
  if (!url) return false;
  const domains = all.flatMap(({ brand: { domains } }) => [domains.main, ...domains.alternates]);
  return (
    url.host === host ||
    isLoopback(url.hostname) ||
    (url.protocol === 'https:' && domains.includes(url.host))
  );
}
