import { palette } from './palette.ts';

/** The letter-mark of a vendor: an SVG, the same for the same vendor. */
export function vendorIcon({ code, name }: { code: string; name: string }): string {
  const p = palette(`${code}-0`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${p.dusk}"/><text x="32" y="42" font-size="28" text-anchor="middle" fill="${p.paper}">${name.slice(0, 1)}</text></svg>`;
}
