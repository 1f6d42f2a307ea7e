import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** Sites of this machine, whatever their port. */
const LOCAL = 'http://localhost:* http://127.0.0.1:*';

/** The Content-Security-Policy of a game: its own scripts, styles and calls, framed by the merchant's sites alone. */
export function demoPolicy({ brand: { domains } }: Merchant): string {
  const sites = [domains.main, ...domains.alternates].map((domain) => `https://${domain}`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${LOCAL} ${sites.join(' ')}`,
  ].join('; ');
}
