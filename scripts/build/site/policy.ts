import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { cspHash } from '../hash.ts';

/** The inline parts of the pages of a site, each allowed by its hash and nothing else. */
export interface InlineParts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The platform's origin as the page connects to it, by HTTP and by WebSocket; none where it is the site's own. */
function platformOrigins(brand: ResolvedBrand): string[] {
  if (brand.platform.baseUrl === '/') return [];
  const { host } = new URL(brand.platform.baseUrl);
  return [`https://${host}`, `wss://${host}`];
}

/** Keys for encrypted payloads may be published elsewhere than the platform answers (S7.1). */
function keyOrigins(brand: ResolvedBrand): string[] {
  const { payloadKeys } = brand.platform;
  return payloadKeys.startsWith('https:') ? [new URL(payloadKeys).origin] : [];
}

/** What the provider of the human check runs and frames, as it names them itself; none where the platform checks. */
function humanCheckOrigins({ humanCheck }: ResolvedBrand) {
  if (humanCheck.provider !== 'recaptcha') return { scripts: [], frames: [] };
  return {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  };
}

/**
 * The site's Content Security Policy: nothing is allowed but what the brand needs. Inline code only by hash, pictures
 * and framed games only from the platform and the origins that the manifest names (S9.5).
 */
export function contentSecurityPolicy(brand: ResolvedBrand, inline: InlineParts): string {
  const hashes = (parts: readonly string[]) => [...new Set(parts.map(cspHash))].sort();
  const own = platformOrigins(brand);
  const check = humanCheckOrigins(brand);
  const games = [own[0] ?? "'self'", ...brand.platform.launchGameCDNs];
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(inline.scripts), ...check.scripts],
    ['style-src', "'self'", ...hashes(inline.styles)],
    // Pictures that a player is about to send are shown from the page itself, by way of its worker.
    ['img-src', "'self'", 'data:', 'blob:', ...own.slice(0, 1), ...brand.platform.imageCDNs],
    ['font-src', "'self'"],
    ['connect-src', "'self'", 'blob:', ...new Set([...own, ...keyOrigins(brand)])],
    ['frame-src', ...games, ...check.frames],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}
