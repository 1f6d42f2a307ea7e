import type { LiveState } from '../store/hosts.ts';

/** The file of a generation's hosts for Caddy. No host has such a name. */
export const CADDY_HOSTS = '_caddy';

/** A block for each live brand, which names its site. */
export const caddyHosts = (brands: LiveState['brands']): string =>
  Object.values(brands)
    .map(({ domains, site }) => {
      const hosts = domains.map((host) => `{$LIVERY_SCHEME}${host}`).join(', ');
      return `${hosts} {\n\timport livery_site ${site}\n\timport {$LIVERY_STORE}/sites/${site}/rules.caddy\n}\n`;
    })
    .join('');
